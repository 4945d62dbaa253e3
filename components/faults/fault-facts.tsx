import { FaultBadge } from '@/components/faults/fault-badge'
import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { Button } from '@/components/ui/button'
import { faultTexts } from '@/lib/domain/faults/copy'
import type { FaultView } from '@/lib/domain/faults/schema'
import { counted } from '@/lib/shared/counted'
import { formatDateTime } from '@/lib/shared/danish-time'
import { bucketsOf, plusDays } from '@/lib/shared/time-buckets'

const at = (iso: string) => formatDateTime(new Date(iso))

/** When the fault came and in which releases, with the one act on it. */
export function FaultFacts({ fault }: { fault: FaultView }) {
  const { state, count, firstAt, lastAt, firstRelease, lastRelease, returnedAt, solvedAt, solvedBy } = fault
  const facts: Array<[string, string | null]> = [
    ['Antal gange', count.toLocaleString('da-DK')],
    ['Først set', `${at(firstAt)}, udgave ${firstRelease}`],
    ['Sidst set', `${at(lastAt)}, udgave ${lastRelease}`],
    ['Kommet igen', returnedAt && at(returnedAt)],
    ['Løst', solvedAt && `${at(solvedAt)}${solvedBy ? ` af ${solvedBy}` : ''}`],
  ]
  return (
    <section className="space-y-5">
      <FaultBadge state={state} />
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label} className="contents">
                <dt className="font-semibold">{label}</dt>
                <dd className="wrap-anywhere min-w-0">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <form action={`/api/admin/faults/${solvedAt ? 'reopen' : 'solve'}`} method="post">
        <input type="hidden" name="ids" value={fault.id} />
        <input type="hidden" name="from" value="fault" />
        <Button type="submit">{solvedAt ? faultTexts.reopen : faultTexts.solve}</Button>
      </form>
    </section>
  )
}

const parts = plotParts(['count'], { count: 'Gange' })

/** How often the fault came, each of the 30 days until `today` (yyyy-mm-dd). */
export function FaultDays({ days, today }: Pick<FaultView, 'days'> & { today: string }) {
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const buckets = bucketsOf({ from: plusDays(today, -29), to: today, unit: 'day' })
  return (
    <Plotted
      title="De seneste 30 dage"
      sentence={`Fejlen er kommet ${counted(total, 'gang', 'gange')} på ${counted(days.length, 'dag', 'dage')}.`}
      points={buckets.map((bucket) => ({ ...bucket, count: counts.get(bucket.key) ?? 0 }))}
      parts={parts}
      unit="Dag"
    />
  )
}
