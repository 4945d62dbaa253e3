import type { ReactNode } from 'react'
import { InvoiceStateBadge } from '@/components/invoices/invoice-state-badge'
import { dayText, partyLines, supplyFact } from '@/lib/domain/invoices/copy'
import type { InvoiceView } from '@/lib/domain/invoices/schema'
import { formatOere, sumOere } from '@/lib/shared/money'

/** State, parties, dates and what is still owed. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceView }) {
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
