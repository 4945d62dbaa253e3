import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { InvoiceFiles, InvoiceLines } from '@/components/invoices/invoice-lines'
import { InvoiceStateBadge } from '@/components/invoices/invoice-state-badge'
import { WaysToPay } from '@/components/invoices/ways-to-pay'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import {
  dayText,
  documentTitle,
  invoicePageTexts,
  partyLines,
  payInvoiceFormName,
  stateIntros,
  supplyFact,
} from '@/lib/domain/invoices/copy'
import { signedInvoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { getInvoiceByLink } from '@/lib/domain/invoices/queries'
import type { InvoiceView } from '@/lib/domain/invoices/schema'
import { currentActor } from '@/lib/server/actor'
import { formatOere, sumOere } from '@/lib/shared/money'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = {
  title: invoicePageTexts.title,
  robots: { index: false },
  // The address has the key. 'no-referrer' would make browsers send the form with the origin 'null'.
  referrer: 'same-origin',
}

export default async function InvoicePaymentPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const input = inputOrNotFound(signedInvoiceInput, { id, key: textParam(query, 'key') })
  const { invoice, methods } = await orNotFound(getInvoiceByLink(actor, input))
  const refusal = (await findDraft(payInvoiceFormName, query))?.message ?? null
  return (
    <PageBody title={documentTitle(invoice)} intro={stateIntros[invoice.state]}>
      <InvoiceLines invoice={invoice} />
      {invoice.owedOere > 0 && (
        <WaysToPay invoice={invoice} signature={input.key} methods={methods} refusal={refusal} />
      )}
      <h2 className="mt-12 mb-4 text-2xl">Om {invoice.kind === 'invoice' ? 'fakturaen' : 'kreditnotaen'}</h2>
      <InvoiceFacts invoice={invoice} />
      {invoice.note && <p className="mt-4 whitespace-pre-line wrap-anywhere">{invoice.note}</p>}
      <InvoiceFiles {...invoice} />
    </PageBody>
  )
}

/** State, parties, dates and what is still owed. */
function InvoiceFacts({ invoice }: { invoice: InvoiceView }) {
  const { state, issuedOn, dueOn, kind, settledOere, paidOere, owedOere, buyer, seller, credits, buyerReference } =
    invoice
  const [supplyName, supplied] = supplyFact(invoice)
  const deductedOere = sumOere([settledOere, -paidOere])
  return (
    <dl className="divide-y divide-border border-border border-y">
      <Fact name="Status">
        <InvoiceStateBadge state={state} />
      </Fact>
      {credits && <Fact name="Nedsætter">{`Faktura ${credits.number} af ${dayText(credits.issuedOn)}`}</Fact>}
      <Fact name="Dato">{dayText(issuedOn)}</Fact>
      {kind === 'invoice' && <Fact name="Betales senest">{dayText(dueOn)}</Fact>}
      <Fact name={supplyName}>{supplied}</Fact>
      <Fact name="Til">{partyLines(buyer).join('\n')}</Fact>
      <Fact name="Fra">{partyLines(seller).join('\n')}</Fact>
      {buyerReference && <Fact name="Reference">{buyerReference}</Fact>}
      {owedOere > 0 && deductedOere > 0 && <Fact name="Trukket fra">{formatOere(deductedOere)}</Fact>}
      {owedOere > 0 && paidOere > 0 && <Fact name="Betalt">{formatOere(paidOere)}</Fact>}
      {owedOere > 0 && (
        <Fact name="Mangler">
          <span className="font-semibold">{formatOere(owedOere)}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  )
}
