import { Badge } from '@/components/ui/badge'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { stockStateTexts } from '@/lib/domain/resellers/stock/copy'

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
export function StockStateBadge({ state }: { state: QrCodeState }) {
  return <Badge variant={variants[state]}>{stockStateTexts[state]}</Badge>
}
