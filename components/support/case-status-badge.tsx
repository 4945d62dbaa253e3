import { Badge } from '@/components/ui/badge'
import type { CaseStatus, CaseSummary } from '@/lib/domain/support/schema'

const variants = { open: 'info', answered: 'success', closed: 'neutral' } as const

/** The state in the reader's own words: administrators and the sender wait for different things. */
export function CaseStatusBadge({ status, texts }: { status: CaseStatus; texts: Record<CaseStatus, string> }) {
  return (
    <Badge variant={variants[status]} className="max-sm:whitespace-normal">
      {texts[status]}
    </Badge>
  )
}

/** How soon it must be answered; nothing when nothing presses. */
export function UrgencyBadge({ urgency }: Pick<CaseSummary, 'urgency'>) {
  if (!urgency) return null
  return (
    <Badge variant={urgency.isOverdue ? 'danger' : 'neutral'} className="max-sm:whitespace-normal">
      {urgency.text}
    </Badge>
  )
}
