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

/** Table of contents: above the page on a phone, sticky beside it on a wide screen. */
export function ProfileContents() {
  return (
    <nav aria-label="På denne side" className="lg:sticky lg:top-8 lg:self-start">
      <ul className="flex flex-wrap gap-x-6 lg:block">
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
