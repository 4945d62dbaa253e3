import { Badge } from '@/components/ui/badge'
import { type InvoiceState, stateTexts } from '@/lib/domain/invoices/copy'

const variants = {
  open: 'info',
  partly_paid: 'candle',
  overdue: 'danger',
  paid: 'success',
  credited: 'neutral',
  written_off: 'neutral',
  credit_note: 'neutral',
} as const

/** How an invoice stands, as a word. */
export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  return <Badge variant={variants[state]}>{stateTexts[state]}</Badge>
}
