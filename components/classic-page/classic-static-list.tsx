import { staticListTexts, staticListTitle } from '@/components/memorial-page/page-copy'
import { documentOf, indexDocument, type StaticListView } from '@/lib/domain/memorial-page/static/schema'
import { ClassicFigures, ClassicRecordings } from './classic-media'
import { ClassicCandles, ClassicPostList } from './classic-posts'

/** A part of a long list, or an album, for the static copy of a page. */
export function ClassicStaticList({ view }: { view: StaticListView }) {
  const { name: list, album, before, after, page, posts, pictures, films, voices } = view
  const texts = staticListTexts[list]
  return (
    <>
      <div className="bar">
        <a href="#indhold" className="skip">
          Spring til indholdet
        </a>
        <a href={indexDocument}>Mindesiden for {page.name}</a>
      </div>
      <main id="indhold" className="pictures">
        <header>
          <h1>{staticListTitle(view)}</h1>
          {album?.description && <p className="lines">{album.description}</p>}
        </header>
        {list === 'billeder' && <ClassicFigures pictures={pictures} belonging={`på mindesiden for ${page.name}`} />}
        <ClassicRecordings page={{ films, voices, name: page.name }} />
        {list === 'lys' && <ClassicCandles candles={posts} canReport={false} />}
        {(list === 'hilsner' || list === 'minder') && <ClassicPostList posts={posts} canReport={false} />}
        {(before ?? after) && (
          <nav aria-label="Flere dele" className="screen">
            {before && (
              <a className="action" href={documentOf(view, before)}>
                {texts.before}
              </a>
            )}{' '}
            {after && (
              <a className="action" href={documentOf(view, after)}>
                {texts.after}
              </a>
            )}
          </nav>
        )}
      </main>
    </>
  )
}
