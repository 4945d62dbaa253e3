/** Says first that the person is invented, and links to the other layouts. */
export function ExampleNotice({ links = [] }: { links?: { path: string; name: string }[] }) {
  return (
    <div className="bg-primary-soft text-primary-soft-foreground print:hidden">
      <div className="example mx-auto max-w-page px-gutter py-3">
        <p>
          <strong>Eksempel.</strong> Personen, billederne og hilsnerne er opdigtede.
        </p>
        {links.length > 0 && (
          <ul aria-label="Se eksemplet som" className="flex flex-wrap gap-x-6">
            {links.map(({ path, name }) => (
              <li key={path}>
                <a href={path} className="action inline-flex min-h-touch items-center underline underline-offset-4">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

export const exampleLayouts = [
  { path: '/test-memorial', name: 'Almindelig' },
  { path: '/test-memorial/udvidet', name: 'Udvidet' },
  { path: '/test-memorial/klassisk', name: 'Klassisk' },
  { path: '/theme-test', name: 'Alle temaer' },
]

/** Replaces the visitors' forms, which an example cannot accept. */
export function ExampleInsteadOfForms() {
  return (
    <p className="mt-6 text-muted-foreground">
      På en rigtig mindeside tænder man et lys her, skriver en hilsen eller deler et minde. Man behøver ingen konto, og
      familien bestemmer, hvad der bliver vist.
    </p>
  )
}
