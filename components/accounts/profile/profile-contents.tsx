/** Every section of the page, in order; keep in step with the page. */
const sections = [
  ['mindesider', 'Mine mindesider'],
  ['beskeder', 'Beskeder'],
  ['koder', 'Mine QR-koder'],
  ['oplysninger', 'Oplysninger'],
  ['email', 'Mailadresse'],
  ['adgangskode', 'Adgangskode'],
  ['sikkerhed', 'Sikkerhed'],
  ['mailvalg', 'Besked på mail'],
  ['enhedsbeskeder', 'Beskeder på denne enhed'],
  ['enheder', 'Enheder'],
  ['ny-enhed', 'Log ind på en anden enhed'],
  ['mine-data', 'Mine data'],
  ['slet-konto', 'Slet konto'],
] as const

/** Table of contents beside the page on a wide screen; on a phone the folded headings are the list. */
export function ProfileContents() {
  return (
    <nav aria-label="På denne side" className="sticky top-8 self-start max-lg:hidden">
      <ul>
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-touch items-center text-muted-foreground underline decoration-1 decoration-border underline-offset-4 hover:text-foreground hover:decoration-current"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
