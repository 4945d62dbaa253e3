import type { Metadata } from 'next'
import { InvoiceFiles } from '@/components/invoices/invoice-files'
import { InvoiceLines } from '@/components/invoices/invoice-lines'
import { InvoiceReceipt } from '@/components/invoices/invoice-receipt'
import { UnknownReceipt } from '@/components/payments/unknown-receipt'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { documentTitle, receiptTitles } from '@/lib/domain/invoices/copy'
import { paidInvoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { getPaidInvoice } from '@/lib/domain/invoices/queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = {
  title: 'Din betaling',
  robots: { index: false },
  // The address has the key.
  referrer: 'no-referrer',
}

export default async function InvoicePaidPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
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
    <PageBody>
      <PageHeader title={receiptTitles[status]} />
      <InvoiceReceipt {...receipt} />
      <h2 className="mt-12 mb-4 text-2xl">{documentTitle(invoice)}</h2>
      <InvoiceLines invoice={invoice} />
      <InvoiceFiles {...invoice} />
    </PageBody>
  )
}
