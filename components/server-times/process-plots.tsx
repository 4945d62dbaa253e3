import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import type { ProcessPoint, ProcessRange } from '@/lib/domain/server-times/schema'
import { formatMeasure, type Measure } from '@/lib/shared/measures'
import { timeBucket } from './time-bucket'

type Figure = Exclude<keyof ProcessPoint, 'at'> | 'memory'
type Drawn = { title: string; about: string; measure: Exclude<Measure, 'oere'>; keys: Partial<Record<Figure, string>> }

const drawn: Drawn[] = [
  {
    title: 'Ventetid på at få svar',
    about: 'Hvor længe alt andet står stille, mens en proces arbejder (event loop, p99).',
    measure: 'ms',
    keys: { loopP99Ms: 'Ventetid' },
  },
  {
    title: 'Hukommelse',
    about: 'Den proces, der bruger mest.',
    measure: 'bytes',
    keys: { memory: 'Hukommelse' },
  },
  {
    title: 'Opgaver og forbindelser',
    about: 'Opgaver for tråde og processer, for eksempel billeder, og kald, der venter på databasen.',
    measure: 'count',
    keys: {
      tasksWaiting: 'Opgaver, der venter',
      tasksRunning: 'Opgaver, der kører',
      poolWaiting: 'Venter på en forbindelse',
    },
  },
  {
    title: 'Mindesider fra hukommelsen',
    about: 'Resten blev lavet, da nogen spurgte.',
    measure: 'percent',
    keys: { pageShare: 'Fra hukommelsen' },
  },
]

const mb = 1024 * 1024
const units: Record<ProcessRange, string> = { hours: 'Minut', day: 'Kvarter', week: 'Time' }

/** How busy the processes were: the highest of them all. */
export function ProcessPlots({ points, range }: { points: ProcessPoint[]; range: ProcessRange }) {
  const steps = points.map(({ at, rssMb, ...figures }) => ({
    ...timeBucket(at, range === 'week' ? 'hour-of-days' : 'hour'),
    ...figures,
    memory: rssMb === null ? null : rssMb * mb,
  }))
  return (
    <div className="space-y-12">
      {drawn.map(({ title, about, measure, keys }) => {
        const shown = Object.keys(keys) as Figure[]
        const last = lastOf(steps, shown[0])
        const now = last === null ? 'Ikke målt endnu.' : `Senest ${formatMeasure(last, measure)}.`
        return (
          <Plotted
            key={title}
            title={title}
            sentence={`${about} ${now}`}
            points={steps}
            parts={plotParts(shown, keys as Record<Figure, string>)}
            unit={units[range]}
            measure={measure}
            kind="lines"
          />
        )
      })}
    </div>
  )
}

function lastOf(steps: ReadonlyArray<Record<string, unknown>>, key: string | undefined): number | null {
  const values = steps.flatMap((step) => (key && typeof step[key] === 'number' ? [step[key]] : []))
  return values.at(-1) ?? null
}
