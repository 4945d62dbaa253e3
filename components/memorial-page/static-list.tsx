import { SkipLink } from '@/components/frame/skip-link'
import { ThemeStyle } from '@/components/themes/theme-style'
import { documentOf, indexDocument, type StaticListView } from '@/lib/domain/memorial-page/static/schema'
import { button } from './button'
import { CandleItem } from './candle-list'
import { Films } from './films'
import { GreetingItem } from './greeting-item'
import { staticListTexts, staticListTitle } from './page-copy'
import { PageFoot } from './page-foot'
import { PictureGallery } from './picture-gallery'
import { TributeItem } from './tribute-item'
import { Voices } from './voices'

/**
 * A part of a long list, for the static copy of a page: one that visitors read on in by script or by the page itself; or
 * an album.
 */
export function StaticList({ view, siteName }: { view: StaticListView; siteName: string }) {
  const { name: list, album, before, after, page } = view
  const texts = staticListTexts[list]
  const title = staticListTitle(view)
  return (
    <>
      <title>{`${title} · ${page.name}`}</title>
      <ThemeStyle theme={page.theme} />
      <SkipLink />
      <main
        id="indhold"
        tabIndex={-1}
        className={`mx-auto px-gutter pt-16 outline-none ${list === 'billeder' ? 'max-w-page' : 'max-w-measure'}`}
      >
        <p>
          <a href={indexDocument} className="text-button">
            Mindesiden for {page.name}
          </a>
        </p>
        <h1 className="mt-4 text-4xl tracking-tight">{title}</h1>
        {album?.description && <p className="mt-4 max-w-measure whitespace-pre-line">{album.description}</p>}
        <Items view={view} />
        <div className="-mx-gutter">
          <Films page={{ films: view.films, name: page.name }} />
          <Voices page={view} />
        </div>
        {(before ?? after) && (
          <nav aria-label="Flere dele" className="mt-8 flex flex-wrap justify-center gap-3">
            {before && (
              <a href={documentOf(view, before)} className={button('outlined')}>
                {texts.before}
              </a>
            )}
            {after && (
              <a href={documentOf(view, after)} className={button('outlined')}>
                {texts.after}
              </a>
            )}
          </nav>
        )}
      </main>
      <PageFoot siteName={siteName} />
    </>
  )
}

const items = { lys: CandleItem, hilsner: GreetingItem, minder: TributeItem } as const

function Items({ view: { name, page, posts, pictures } }: { view: StaticListView }) {
  if (name === 'billeder') {
    return (
      <div className={page.layout === 'enhanced' ? 'large-pictures' : undefined}>
        <PictureGallery pictures={pictures} belonging={`på mindesiden for ${page.name}`} />
      </div>
    )
  }
  const Item = items[name]
  return (
    <ul className={`${name === 'lys' ? 'candles' : 'posts'} mt-8`}>
      {posts.map((post) => (
        <Item key={post.id} post={post} layoutPath="memorial" isExample />
      ))}
    </ul>
  )
}
