const keys: ReadonlyArray<{ keys: string; does: string }> = [
  { keys: 'Pil op', does: 'går til en forælder' },
  { keys: 'Pil ned', does: 'går til et barn' },
  { keys: 'Pil til siden', does: 'går til en partner, en søskende eller den næste i rækken' },
  { keys: 'Enter', does: 'viser, hvad der er skrevet om personen' },
  { keys: 'Tab', does: 'går videre til personens grene og mindeside' },
  { keys: '+ og -', does: 'zoomer ind og ud' },
  { keys: '0', does: 'viser hele tegningen' },
  { keys: 'Home', does: 'går tilbage til den, siden handler om' },
  { keys: 'Escape', does: 'lukker det, der står om personen' },
]

/** How one moves about in the drawing. */
export function KeyboardHelp() {
  return (
    <details className="border-border border-t py-4 noscript:hidden print:hidden">
      <summary className="min-h-touch cursor-pointer py-2 font-sans font-semibold">
        Hjælp til tastaturet og musen
      </summary>
      <dl className="mt-3 grid max-w-measure grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {keys.map(({ keys: pressed, does }) => (
          <div key={pressed} className="contents">
            <dt className="font-sans font-semibold">{pressed}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-measure text-muted-foreground">
        Med musen trækker du i tegningen. Hold Ctrl nede, mens du ruller, for at zoome. På telefon og tablet flytter du
        tegningen med én finger og zoomer med to.
      </p>
    </details>
  )
}
