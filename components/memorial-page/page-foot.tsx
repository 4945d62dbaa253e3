import { reportContentPath } from '@/lib/domain/reports/paths'

type PageFootProps = {
  siteName: string
  classicPath?: string
  reportPath?: string | undefined
  /** The id of the page, for reporting its content. */
  memorialId?: string | undefined
  /** A device may keep the page, because everybody may read it. */
  mayBeKept?: boolean
}

/** The foot of the page: links to print, keep or report the page, to the classic layout, and to the site. */
export function PageFoot({ siteName, classicPath, reportPath, memorialId, mayBeKept = false }: PageFootProps) {
  return (
    <footer className="page-foot mt-section px-gutter py-10 text-center text-muted-foreground print:hidden">
      {classicPath && (
        <p className="mb-4 flex flex-wrap justify-center gap-x-6">
          <button type="button" hidden data-print className="text-button">
            Udskriv siden
          </button>
          {mayBeKept && (
            <button type="button" hidden data-keep className="text-button">
              Behold siden på denne enhed
            </button>
          )}
          <a href={classicPath} className="text-button">
            Stor skrift og enkel udgave
          </a>
          {reportPath && (
            <a href={reportPath} className="text-button">
              Fejl ved QR-koden på stenen
            </a>
          )}
          {memorialId && (
            <a href={reportContentPath(memorialId)} rel="nofollow" className="text-button">
              Anmeld indhold
            </a>
          )}
        </p>
      )}
      <p className="mb-4 flex flex-wrap justify-center gap-x-6">
        <a href="/privacy" className="text-button">
          Privatliv
        </a>
        <a href="/contact" className="text-button">
          Kontakt
        </a>
      </p>
      <a href="/" className="inline-flex min-h-touch flex-wrap items-center justify-center gap-x-2">
        <span className="font-serif text-foreground text-lg">{siteName}</span>
        <span>Digitale mindesider</span>
      </a>
    </footer>
  )
}
