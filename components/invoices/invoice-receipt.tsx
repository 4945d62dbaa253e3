import { Notice } from '@/components/ui/notice'
import { documentTitle, invoicePageWords as words } from '@/lib/domain/invoices/copy'
import type { InvoiceView } from '@/lib/domain/invoices/schema'
import { methodTexts } from '@/lib/domain/payments/copy'
import type { PaymentMethod, PaymentStatus } from '@/lib/domain/payments/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

type Props = {
  invoice: InvoiceView
  status: PaymentStatus
  method: PaymentMethod
  amountOere: number
  /** ISO 8601. */
  paidAt: string | null
}

/** What was paid, when and how; or that it is under way or did not happen. */
export function InvoiceReceipt({ invoice, status, method, amountOere, paidAt }: Props) {
  if (status === 'open') return <Notice>{words.waiting}</Notice>
  if (status !== 'paid' || !paidAt)
    return (
      <Notice variant="error">
        Vi har ikke fået pengene. Er de trukket i din bank, så skriv til os først. Ellers kan du prøve igen med linket
        til fakturaen.
      </Notice>
    )
  return (
    <Notice variant="success" title={`${formatOere(amountOere)} er betalt`}>
      <p>
        {documentTitle(invoice)}, {formatDateTime(new Date(paidAt))}. {methodTexts[method]}. {words.receiptSent}
      </p>
      {invoice.owedOere > 0 && <p>Der mangler stadig {formatOere(invoice.owedOere)}</p>}
    </Notice>
  )
}
