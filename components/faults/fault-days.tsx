import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import type { FaultView } from '@/lib/domain/faults/schema'
import { counted } from '@/lib/shared/counted'
import { bucketsOf, plusDays } from '@/lib/shared/time-buckets'

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
