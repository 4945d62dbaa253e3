import { Badge } from '@/components/ui/badge'
import type { StockCodeView } from '@/lib/domain/resellers/stock/schema'

const variants = {
  produced: 'neutral',
  assigned: 'neutral',
  released: 'neutral',
  handed_over: 'info',
  claimed: 'success',
  linked: 'success',
  blocked: 'danger',
  retired: 'danger',
} as const

/** The state of a code in the reseller's words. */
export function StockStateBadge({ code: { state, stateText } }: { code: Pick<StockCodeView, 'state' | 'stateText'> }) {
  return <Badge variant={variants[state]}>{stateText}</Badge>
}
