import { BirchScene } from '@/components/drawings/birch'
import { Candle } from '@/components/drawings/candle'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import { Flame } from '@/components/drawings/flame'
import { ForestScene } from '@/components/drawings/forest'
import { GraniteTexture } from '@/components/drawings/granite'
import { Gravestone } from '@/components/drawings/gravestone'
import { HeathScene } from '@/components/drawings/heath'
import { OldPaperScene } from '@/components/drawings/old-paper'
import { PortraitPlaceholder } from '@/components/drawings/portrait-placeholder'
import { RoseGardenScene } from '@/components/drawings/rose-garden'
import { SeaScene } from '@/components/drawings/sea'
import { StarrySkyScene } from '@/components/drawings/starry-sky'
import { WinterScene } from '@/components/drawings/winter'
import { longName, Specimen, State, States } from './specimen'

const scenes = [
  ['Kirkegård', ChurchyardScene],
  ['Hede', HeathScene],
  ['Birk', BirchScene],
  ['Hav', SeaScene],
  ['Skov', ForestScene],
  ['Rosenhave', RoseGardenScene],
  ['Vinter', WinterScene],
  ['Stjernehimmel', StarrySkyScene],
  ['Gammelt papir', OldPaperScene],
  ['Granit', GraniteTexture],
] as const

export function DrawingSpecimens() {
  return (
    <Specimen
      title="Tegninger"
      note="Af én hånd, i begge temaer: til venstre i sidens tema, til højre altid i det mørke."
    >
      <ul className="space-y-6">
        {scenes.map(([name, Scene], index) => (
          <li key={name}>
            <div className="grid grid-cols-2 gap-3">
              <Scene className="h-32 w-full rounded-lg md:h-44" />
              <div className="dark">
                <Scene id={`dark-${index}`} className="h-32 w-full rounded-lg md:h-44" />
              </div>
            </div>
            <p className="mt-2 text-muted-foreground text-sm">{name}</p>
          </li>
        ))}
      </ul>
      <States>
        <State name="Lys, tændt">
          <Candle size={140} />
        </State>
        <State name="Lys, slukket">
          <Candle size={140} lit={false} />
        </State>
        <State name="Flamme">
          <Flame size={48} />
        </State>
        <State name="Sten">
          <Gravestone name="Karen Holm" years="1941 – 2026" className="w-40 max-w-full" />
        </State>
        <State name="Uden portræt">
          <PortraitPlaceholder name="Karen Holm" className="w-36 max-w-full rounded-lg" />
        </State>
      </States>
    </Specimen>
  )
}

const sizes = [
  ['text-5xl', '5xl: navnet på siden'],
  ['text-4xl', '4xl: forsidens titel'],
  ['text-3xl', '3xl: sidens titel'],
  ['text-2xl', '2xl: et afsnit'],
  ['text-xl', 'xl: et mindre afsnit'],
] as const

// Written out: Tailwind finds only literal class names.
const grounds = [
  ['bg-background text-foreground', 'background'],
  ['bg-card text-card-foreground', 'card'],
  ['bg-popover text-popover-foreground', 'popover'],
  ['bg-muted text-muted-foreground', 'muted'],
  ['bg-accent text-accent-foreground', 'accent'],
  ['bg-primary text-primary-foreground', 'primary'],
  ['bg-primary-strong text-primary-foreground', 'primary-strong'],
  ['bg-primary-soft text-primary-soft-foreground', 'primary-soft'],
  ['bg-secondary text-secondary-foreground', 'secondary'],
  ['bg-secondary-strong text-secondary-foreground', 'secondary-strong'],
  ['bg-destructive text-destructive-foreground', 'destructive'],
  ['bg-destructive-strong text-destructive-foreground', 'destructive-strong'],
  ['bg-destructive-soft text-destructive-soft-foreground', 'destructive-soft'],
  ['bg-candle-soft text-candle-ink', 'candle-soft'],
] as const

const lights = [
  ['bg-sky', 'sky'],
  ['bg-lichen', 'lichen'],
  ['bg-candle', 'candle'],
  ['bg-candle-core', 'candle-core'],
  ['bg-candle-wax', 'candle-wax'],
] as const

const stones = [
  'bg-stone-50',
  'bg-stone-100',
  'bg-stone-200',
  'bg-stone-300',
  'bg-stone-400',
  'bg-stone-500',
  'bg-stone-600',
  'bg-stone-700',
  'bg-stone-800',
  'bg-stone-900',
] as const

export function TypeScale() {
  return (
    <Specimen
      title="Skrift"
      note="Newsreader til navne, titler og livshistorier; Figtree til felter, knapper og små ord."
    >
      {sizes.map(([size, words]) => (
        <p key={size} className={`${size} wrap-anywhere font-serif`}>
          {words}
        </p>
      ))}
      <p className="wrap-anywhere font-serif text-4xl">{longName}</p>
      <p className="font-serif text-2xl oldstyle-nums">3. maj 1941 – 21. november 2026</p>
      <p className="max-w-measure text-lg">lg: en indledning, der fører læseren ind i det, siden handler om.</p>
      <p className="max-w-measure">
        base: brødteksten er 18 px på en telefon og holder sig til en spalte på omkring 65 tegn, så øjet finder næste
        linje uden at lede.
      </p>
      <p className="max-w-measure text-muted-foreground text-sm">sm: det, der står ved siden af; aldrig under 16 px.</p>
    </Specimen>
  )
}

export function Colours() {
  return (
    <Specimen title="Farver" note="Hver flade med den skrift, der hører til. Lyset er kun til levende lys.">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {grounds.map(([classes, name]) => (
          <li key={name} className={`${classes} rounded-lg border border-border px-5 py-4`}>
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-x-6 gap-y-4">
        {lights.map(([classes, name]) => (
          <li key={name} className="text-sm">
            <span aria-hidden className={`${classes} mb-2 block h-14 w-28 rounded-lg border border-border`} />
            {name}
          </li>
        ))}
      </ul>
      <p className="text-sm">stone, fra 50 til 900</p>
      <div aria-hidden className="flex overflow-hidden rounded-lg border border-border">
        {stones.map((classes) => (
          <span key={classes} className={`${classes} h-14 flex-1`} />
        ))}
      </div>
    </Specimen>
  )
}
