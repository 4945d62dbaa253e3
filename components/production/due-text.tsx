import { Badge } from '@/components/ui/badge'
import { dueText } from '@/lib/domain/production/copy'
import type { BatchSummary } from '@/lib/domain/production/schema'
import { danishDay, formatDate } from '@/lib/shared/danish-time'

type DueTextProps = { batch: Pick<BatchSummary, 'dueOn' | 'isLate' | 'shippedAt' | 'isCancelled'> }

/** A batch's due date, or that it was shipped or cancelled. */
export function DueText({ batch }: DueTextProps) {
  if (batch.shippedAt) return <Badge variant="success">{`Sendt ${formatDate(new Date(batch.shippedAt))}`}</Badge>
  if (batch.isCancelled) return <Badge>Aflyst</Badge>
  const words = dueText(batch.dueOn, danishDay(new Date()))
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{formatDate(new Date(batch.dueOn))}</span>
      {batch.isLate ? (
        <Badge variant="danger">{words}</Badge>
      ) : (
        <span className="text-muted-foreground text-sm">{words}</span>
      )}
    </span>
  )
}
