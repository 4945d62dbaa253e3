/** The first focusable element; leads to the `<main id="indhold">` of the layout, or past a navigation within it. */
export function SkipLink({ to = 'indhold' }: { to?: string }) {
  return (
    <a href={`#${to}`} className="skip-link">
      Spring til indholdet
    </a>
  )
}
