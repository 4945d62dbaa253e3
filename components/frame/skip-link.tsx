/** The first focusable element; leads to the `<main id="indhold">` of the layout. */
export function SkipLink() {
  return (
    <a href="#indhold" className="skip-link">
      Spring til indholdet
    </a>
  )
}
