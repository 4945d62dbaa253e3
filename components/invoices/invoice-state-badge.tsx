import { Badge } from '@/components/ui/badge'
import { stateTexts } from '@/lib/domain/invoices/copy'
import type { InvoiceState } from '@/lib/domain/invoices/schema'

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
