const sections = [
  { id: 'navn', title: 'Navn og datoer' },
  { id: 'portraet', title: 'Portræt og forside' },
  { id: 'livshistorie', title: 'Livshistorie' },
  { id: 'tidslinje', title: 'Tidslinje' },
  { id: 'billeder', title: 'Billeder, film og stemmer' },
  { id: 'musik', title: 'Musik' },
  { id: 'gravsted', title: 'Gravsted', isFarewell: true },
  { id: 'bisaettelse', title: 'Begravelse eller bisættelse', isFarewell: true },
  { id: 'udseende', title: 'Udseende' },
  { id: 'maerkedage', title: 'Mærkedage', isForOwner: true, isFarewell: true },
  { id: 'synlighed', title: 'Synlighed og godkendelse' },
  { id: 'adresse', title: 'Adresse', isForOwner: true },
  { id: 'udgiv', title: 'Åbn eller skjul siden', isForOwner: true },
  { id: 'ejer', title: 'Det bestemmer ejeren', isForOwner: false },
]

/**
 * Links to every section: a column on wide screens, folded on narrower ones. On a small screen the closed sections
 * serve as the list.
 */
export function SectionLinks({ isOwner, isOwnStory }: { isOwner: boolean; isOwnStory: boolean }) {
  const links = (
    <ul>
      {sections
        .filter(({ isForOwner }) => isForOwner === undefined || isForOwner === isOwner)
        .filter(({ isFarewell }) => !(isFarewell && isOwnStory))
        .map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-touch items-center text-link hover:underline">
              {title}
            </a>
          </li>
        ))}
    </ul>
  )
  return (
    <nav
      aria-label="Afsnit på siden"
      className="max-lg:hidden xl:sticky xl:top-6 xl:self-start lg:col-start-1 xl:col-start-auto"
    >
      <details className="rounded-lg bg-muted px-5 py-2 xl:hidden">
        <summary className="min-h-touch cursor-pointer content-center font-semibold">Gå til et afsnit</summary>
        {links}
      </details>
      <div className="hidden xl:block">{links}</div>
    </nav>
  )
}
