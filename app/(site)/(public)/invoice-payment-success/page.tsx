import type { Metadata } from 'next'
import { InvoiceFiles, InvoiceLines } from '@/components/invoices/invoice-lines'
import { UnknownReceipt } from '@/components/payments/unknown-receipt'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { documentTitle, receiptTitles, invoicePageTexts as words } from '@/lib/domain/invoices/copy'
import { paidInvoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { getPaidInvoice } from '@/lib/domain/invoices/queries'
import type { InvoiceView } from '@/lib/domain/invoices/schema'
import { methodTexts } from '@/lib/domain/payments/copy'
import type { PaymentMethod, PaymentStatus } from '@/lib/domain/payments/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = {
  title: 'Din betaling',
  robots: { index: false },
  // The address has the key.
  referrer: 'no-referrer',
}

export default async function InvoicePaidPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const input = paidInvoiceInput.safeParse({ payment: textParam(query, 'payment'), key: textParam(query, 'key') })
  const receipt = input.success ? await orNull(getPaidInvoice(actor, input.data)) : null
  if (!receipt) {
    return (
      <UnknownReceipt
        text="Har du betalt en faktura, ligger kvitteringen i din mail. Derfra kan du også åbne fakturaen."
        href="/"
        label="Gå til forside"
      />
    )
  }
  const { invoice, status } = receipt
  return (
    <PageBody title={receiptTitles[status]}>
      <InvoiceReceipt {...receipt} />
      <h2 className="mt-12 mb-4 text-2xl">{documentTitle(invoice)}</h2>
      <InvoiceLines invoice={invoice} />
      <InvoiceFiles {...invoice} />
    </PageBody>
  )
}

type ReceiptProps = {
  invoice: InvoiceView
  status: PaymentStatus
  method: PaymentMethod
  amountOere: number
  /** ISO 8601. */
  paidAt: string | null
}

/** What was paid, when and how; or that it is under way or did not happen. */
function InvoiceReceipt({ invoice, status, method, amountOere, paidAt }: ReceiptProps) {
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
