import type { ReactNode } from 'react'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { classicCss } from '@/components/classic-page/classic-css'
import { ClassicFigures, ClassicRecordings } from '@/components/classic-page/classic-media'
import { ClassicCandles, ClassicPostList } from '@/components/classic-page/classic-posts'
import { isOpenToAll } from '@/components/memorial-page/is-open-to-all'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { notFoundText, staticListTexts, staticListTitle } from '@/components/memorial-page/page-copy'
import { pageMetadata } from '@/components/memorial-page/page-metadata'
import { documentOf, indexDocument, type StaticListView } from '@/lib/domain/memorial-page/static/schema'

/**
 * The whole document of the classic page, for large type and print. It has no script and loads only its pictures.
 * Hooks do not work here: it is rendered outside Next.js (classic-answer.ts).
 */
export function ClassicDocument(props: MemorialPageProps) {
  const { page, address } = props
  const { title, description } = pageMetadata(page)
  const shared = isOpenToAll(page) ? { 'og:title': String(title), 'og:image': `${address}/opengraph` } : {}
  return (
    <Document title={String(title)} css={classicCss(page.theme)}>
      <meta name="description" content={description ?? ''} />
      <link rel="canonical" href={address} />
      {Object.entries(shared).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {!page.isListed && <meta name="robots" content="noindex, nofollow" />}
      <ClassicBody {...props} />
    </Document>
  )
}

/** The same document for a part of a list, in the page's static copy. */
export function ClassicStaticListDocument({ view }: { view: StaticListView }) {
  return (
    <Document title={`${staticListTitle(view)} · ${view.page.name}`} css={classicCss(view.page.theme)}>
      <ClassicStaticList view={view} />
    </Document>
  )
}

/** The same document when there is no page to show. */
export function ClassicNotFound() {
  return (
    <Document title="Siden blev ikke fundet" css={classicCss('lichen')}>
      <meta name="robots" content="noindex" />
      <main id="indhold">
        <header>
          <h1>Siden blev ikke fundet</h1>
          <p>{notFoundText}</p>
          <p>
            <a href="/">Gå til forside</a>
          </p>
          <p>
            <a href="/login">Log ind</a>
          </p>
        </header>
      </main>
    </Document>
  )
}

/** The same document while the page cannot be made. There is nowhere else to lead to, and no script to try again by. */
export function ClassicUnavailable() {
  return (
    <Document title="Siden kan ikke hentes lige nu" css={classicCss('lichen')}>
      <meta name="robots" content="noindex" />
      <main id="indhold">
        <header>
          <h1>Siden kan ikke hentes lige nu</h1>
          <p>Det er os, den er gal med. Intet er slettet, og koderne på stenene er, som de skal være.</p>
          <form>
            <button type="submit">Prøv igen om et øjeblik</button>
          </form>
        </header>
      </main>
    </Document>
  )
}

/** Codes on stones lead here: it says that nothing is lost and where to write, never why the page is hidden. */
export function ClassicHidden({ slug }: { slug: string }) {
  const page = `/memorial/${slug}`
  return (
    <Document title="Mindesiden vises ikke lige nu" css={classicCss('lichen')}>
      <meta name="robots" content="noindex" />
      <main id="indhold">
        <header>
          <h1>Mindesiden vises ikke lige nu</h1>
          <p>Stenen og koden er, som de skal være, og intet er slettet. Kom gerne igen en anden dag.</p>
          <p>
            <a href={`/contact?emne=page&om=${page}`}>Skriv til os, hvis du har spørgsmål</a>
          </p>
          <p>
            <a href={`/login?redirect=${encodeURIComponent(page)}`}>Er det din families side, så log ind</a>
          </p>
          <p>
            <a href="/">Gå til forside</a>
          </p>
        </header>
      </main>
    </Document>
  )
}

function Document({ title, css, children }: { title: string; css: string; children: ReactNode }) {
  return (
    <html lang="da">
      {/* biome-ignore lint/style/noHeadElement: a whole document of our own, not a Next.js page */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own table only; quotes must not be escaped */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** A part of a long list, or an album, for the static copy of a page. */
function ClassicStaticList({ view }: { view: StaticListView }) {
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
