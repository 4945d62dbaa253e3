import type { ComponentType } from 'react'
import { ForestScene } from '@/components/drawings/forest'
import { HeathScene } from '@/components/drawings/heath'
import { RoseGardenScene } from '@/components/drawings/rose-garden'
import type { SceneProps } from '@/components/drawings/scene'
import { WinterScene } from '@/components/drawings/winter'
import { type Capability, isThere } from '@/lib/domain/billing/capabilities'

const LANDSCAPES: ReadonlyArray<{ name: string; Scene: ComponentType<SceneProps> }> = [
  { name: 'Skoven', Scene: ForestScene },
  { name: 'Rosenhaven', Scene: RoseGardenScene },
  { name: 'Vinteren', Scene: WinterScene },
  { name: 'Heden', Scene: HeathScene },
]

const OPTIONS: readonly { title: string; text: string; needs?: Capability }[] = [
  {
    title: 'Slægten omkring navnet',
    needs: 'familyTree',
    text: 'Slægtstræet viser, hvem hun var datter af, mor til og mormor til. De levende er skjult for fremmede.',
  },
  {
    title: 'Indtalt og optaget',
    text: 'En stemme på et bånd, en lille film fra haven: det kan høres og ses på siden, når man selv vil.',
  },
  {
    title: 'Almindelig, udvidet eller klassisk',
    text: 'Siden kan være fuld af billeder, eller den kan mest være tekst med stor skrift, som er let at læse og udskrive.',
  },
  {
    title: 'I stenen eller på en plade',
    text: 'Koden kan hugges i granitten eller sidde på en lille plade, også på en sten, der har stået i mange år.',
  },
  {
    title: 'En hilsen, der bevæger sig',
    needs: 'movingGreetings',
    text: 'Et billede og nogle ord kan blive til en hilsen, der bevæger sig. Den er mærket, så ingen tager fejl.',
  },
]

export function OptionsSection() {
  return (
    <section className="py-section">
      <div className="mx-auto w-full max-w-page px-gutter">
        <div className="max-w-measure">
          <h2 className="text-3xl">En side, der passer til den, I mindes</h2>
          <p className="mt-5 text-lg">
            Nogle hører til på heden og andre i en have. Vælg det landskab, der passer, og resten følger med.
          </p>
        </div>
      </div>
      <ul
        aria-label="Eksempler på temaer"
        className="mx-auto mt-12 grid w-full max-w-page grid-cols-2 gap-x-3 gap-y-6 px-gutter md:grid-cols-4 md:gap-x-5"
      >
        {LANDSCAPES.map(({ name, Scene }) => (
          <li key={name} className="even:mt-8">
            <Scene className="aspect-3/4 w-full rounded-t-full" />
            <p className="mt-3 text-center font-serif text-lg">{name}</p>
          </li>
        ))}
      </ul>
      <dl className="mx-auto mt-14 grid w-full max-w-page grid-cols-1 gap-x-12 gap-y-8 px-gutter md:grid-cols-3">
        {OPTIONS.filter(isThere).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-serif text-xl">{title}</dt>
            <dd className="mt-2 text-muted-foreground">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
