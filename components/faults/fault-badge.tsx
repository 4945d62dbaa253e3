import { Badge } from '@/components/ui/badge'
import { faultBadges } from '@/lib/domain/faults/copy'
import type { FaultSummary } from '@/lib/domain/faults/schema'

const variants = { new: 'danger', returned: 'danger', open: 'neutral', solved: 'success' } as const

export function FaultBadge({ state }: Pick<FaultSummary, 'state'>) {
  return <Badge variant={variants[state]}>{faultBadges[state]}</Badge>
}
