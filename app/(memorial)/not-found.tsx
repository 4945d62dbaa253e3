import { button } from '@/components/memorial-page/button'
import { notFoundText } from '@/components/memorial-page/page-copy'

/** The same text as on the rest of the site, without its frame and script. */
export default function NotFound() {
  return (
    <main id="indhold" className="mx-auto max-w-measure px-gutter py-section text-center">
      <title>Siden blev ikke fundet</title>
      <h1 className="text-3xl">Siden blev ikke fundet</h1>
      <p className="mt-4 text-lg text-muted-foreground">{notFoundText}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <a href="/" className={button('primary', 'large')}>
          Gå til forside
        </a>
        <a href="/login" className={button('ghost', 'large')}>
          Log ind
        </a>
      </p>
    </main>
  )
}
