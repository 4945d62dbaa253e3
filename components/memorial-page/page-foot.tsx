/** Whose house this is, said once and quietly; and the way to the page for large type and for paper. */
export function PageFoot({ siteName, classicPath }: { siteName: string; classicPath?: string }) {
  return (
    <footer className="mt-section border-border border-t px-gutter py-10 text-center text-muted-foreground print:hidden">
      {classicPath && (
        <p className="mb-4 flex flex-wrap justify-center gap-x-6">
          <button type="button" hidden data-print className="min-h-touch text-link underline underline-offset-4">
            Skriv siden ud
          </button>
          <a href={classicPath} className="inline-flex min-h-touch items-center text-link underline underline-offset-4">
            Stor skrift og enkel udgave
          </a>
        </p>
      )}
      <a href="/" className="inline-flex min-h-touch flex-wrap items-center justify-center gap-x-2">
        <span className="font-serif text-foreground text-lg">{siteName}</span>
        <span>Digitale mindesider</span>
      </a>
    </footer>
  )
}
