/** Whose house this is, said once and quietly. */
export function PageFoot({ siteName }: { siteName: string }) {
  return (
    <footer className="mt-section border-border border-t px-gutter py-10 text-center text-muted-foreground print:hidden">
      <a href="/" className="inline-flex min-h-touch flex-wrap items-center justify-center gap-x-2">
        <span className="font-serif text-foreground text-lg">{siteName}</span>
        <span>Digitale mindesider</span>
      </a>
    </footer>
  )
}
