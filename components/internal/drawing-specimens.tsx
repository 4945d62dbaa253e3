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
import { Specimen, State, States } from './specimen'

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
