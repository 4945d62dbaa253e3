/** The first focusable element; leads to the `<main id="indhold">` of the layout. */
export function SkipLink() {
  return (
    <a
      href="#indhold"
      className="sr-only z-50 rounded-lg bg-primary px-5 py-3 font-semibold text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Spring til indholdet
    </a>
  )
}
