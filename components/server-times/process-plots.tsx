import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { processesText, stateTexts } from '@/lib/domain/server-times/copy'
import type { ProcessPoint, ProcessRange, ProcessState, ProcessView } from '@/lib/domain/server-times/schema'
import { formatDateTime, formatRelative } from '@/lib/shared/danish-time'
import { formatMeasure, formatMs, type Measure } from '@/lib/shared/measures'
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

const variants = { live: 'success', ended: 'neutral', died: 'danger' } as const satisfies Record<ProcessState, string>

/** Processes that run, and those of the last day. */
export function ProcessTable({ processes }: { processes: ProcessView[] }) {
  return (
    <Table caption={processesText}>
      <TableHead>
        <tr>
          <TableHeader>Proces</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader isSecondary>Begyndt</TableHeader>
          <TableHeader>Sidst set</TableHeader>
          <TableHeader numeric isSecondary>
            Ventetid (p99)
          </TableHeader>
          <TableHeader numeric>Hukommelse</TableHeader>
          <TableHeader numeric isSecondary>
            Processor
          </TableHeader>
          <TableHeader numeric isSecondary>
            Kald i minuttet
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {processes.map(({ id, pid, release, runsJobs, state, startedAt, seenAt, last }) => (
          <TableRow key={id}>
            <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere max-sm:px-1.5">
              Nr. {pid}
              <span className="block text-muted-foreground">
                {release}
                {runsJobs ? ', med opgaver' : ', uden opgaver'}
              </span>
            </th>
            <TableCell>
              <Badge variant={variants[state]}>{stateTexts[state]}</Badge>
            </TableCell>
            <TableCell isSecondary>{formatDateTime(new Date(startedAt))}</TableCell>
            <TableCell>{formatRelative(new Date(seenAt))}</TableCell>
            <TableCell numeric isSecondary>
              {last ? formatMs(last.loopP99Ms) : '–'}
            </TableCell>
            <TableCell numeric>{last ? `${last.rssMb.toLocaleString('da-DK')} MB` : '–'}</TableCell>
            <TableCell numeric isSecondary>
              {last ? `${last.cpuPercent} %` : '–'}
            </TableCell>
            <TableCell numeric isSecondary>
              {last ? last.requests.toLocaleString('da-DK') : '–'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
