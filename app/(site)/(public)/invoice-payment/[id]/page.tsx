import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InvoiceFacts } from '@/components/invoices/invoice-facts'
import { InvoiceFiles } from '@/components/invoices/invoice-files'
import { InvoiceLines } from '@/components/invoices/invoice-lines'
import { WaysToPay } from '@/components/invoices/ways-to-pay'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { documentTitle, invoicePageWords, stateIntros } from '@/lib/domain/invoices/copy'
import { payInvoiceFormName } from '@/lib/domain/invoices/form-names'
import { signedInvoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { getInvoiceByLink } from '@/lib/domain/invoices/queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = {
  title: invoicePageWords.title,
  robots: { index: false },
  // The address has the key. 'no-referrer' would make browsers send the form with the origin 'null'.
  referrer: 'same-origin',
}

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function InvoicePaymentPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const input = signedInvoiceInput.safeParse({ id, key: textParam(query, 'key') })
  const found = input.success ? await orNull(getInvoiceByLink(actor, input.data)) : null
  if (!found || !input.success) notFound()
  const { invoice, methods } = found
  const refusal = (await findDraft(payInvoiceFormName, textParam(query, 'kladde')))?.message ?? null
  return (
    <PageBody>
      <PageHeader title={documentTitle(invoice)} intro={stateIntros[invoice.state]} />
      <InvoiceLines invoice={invoice} />
      {invoice.owedOere > 0 && (
        <WaysToPay invoice={invoice} signature={input.data.key} methods={methods} refusal={refusal} />
      )}
      <h2 className="mt-12 mb-4 text-2xl">Om {invoice.kind === 'invoice' ? 'fakturaen' : 'kreditnotaen'}</h2>
      <InvoiceFacts invoice={invoice} />
      {invoice.note && <p className="mt-4 whitespace-pre-line wrap-anywhere">{invoice.note}</p>}
      <InvoiceFiles {...invoice} />
    </PageBody>
  )
}
