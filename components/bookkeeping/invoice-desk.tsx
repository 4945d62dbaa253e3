import { FactList } from '@/components/bookkeeping/fact-list'
import { InvoiceActs, type RefusedAct } from '@/components/bookkeeping/invoice-acts'
import { InvoiceEntries, NetLines } from '@/components/bookkeeping/invoice-parts'
import { PaymentTable } from '@/components/bookkeeping/payment-table'
import { InvoiceStateBadge } from '@/components/invoices/invoice-state-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { dayText, documentTitle, eInvoiceText, partyLines, supplyFact } from '@/lib/domain/invoices/copy'
import type { InvoiceCase } from '@/lib/domain/invoices/schema'
import type { PaymentRow } from '@/lib/domain/payments/schema'
import { formatOere, sumOere } from '@/lib/shared/money'

type InvoiceDeskProps = {
  invoice: InvoiceCase
  payments: PaymentRow[]
  today: string
  refused: RefusedAct | undefined
}

/** An invoice with all that happened to it and what can be done. */
export function InvoiceDesk({ invoice, payments, today, refused }: InvoiceDeskProps) {
  const { id, kind, state, pdfPath, xmlPath, totalOere, settledOere, owedOere, creditableOere, creditNotes, entries } =
    invoice
  const overpaidOere = kind === 'invoice' ? Math.max(0, sumOere([settledOere, -totalOere])) : 0
  const refusal = refused?.draft && (Object.values(refused.draft.errors)[0] ?? refused.draft.message)
  const canKeep = state === 'paid'
  return (
    <PageBody width="page" className="space-y-12">
      <PageHeader
        title={documentTitle(invoice)}
        intro={invoice.buyer.name}
        actions={
          <>
            <a href={pdfPath} className={buttonVariants({ variant: 'outline' })}>
              Hent PDF
            </a>
            {xmlPath && (
              <a href={xmlPath} className={buttonVariants({ variant: 'outline' })}>
                Hent XML
              </a>
            )}
          </>
        }
      />
      {refusal && <Notice variant="error">{refusal}</Notice>}
      {overpaidOere > 0 && (
        <Notice title={`Der er betalt ${formatOere(overpaidOere)} for meget`}>
          {canKeep
            ? 'Betal det tilbage fra betalingen nedenfor, eller behold det efter aftale.'
            : 'Betal det tilbage fra betalingen nedenfor.'}
        </Notice>
      )}
      <DeskFacts invoice={invoice} />
      <InvoiceActs
        id={id}
        owedOere={owedOere}
        creditableOere={creditableOere}
        today={today}
        refused={refused}
        overpaidOere={canKeep ? overpaidOere : 0}
        eInvoice={invoice.eInvoice?.state ?? null}
        canSubmit={invoice.canSubmit}
      />
      <section className="space-y-3">
        <h2 className="text-xl">Linjer</h2>
        <NetLines {...invoice} />
        {invoice.note && <p className="max-w-measure break-words text-muted-foreground">{invoice.note}</p>}
      </section>
      {entries.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-xl">Bevægelser</h2>
          <InvoiceEntries entries={entries} />
        </section>
      )}
      {payments.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-xl">Betalinger</h2>
          <PaymentTable payments={payments} />
        </section>
      )}
      {creditNotes.length > 0 && (
        <section className="space-y-3">
          <h2 className="text-xl">Kreditnotaer</h2>
          <ul>
            {creditNotes.map((note) => (
              <li key={note.id}>
                <TextLink href={adminInvoicePath(note.id)} className="inline-flex min-h-touch items-center">
                  Kreditnota {note.number}
                </TextLink>
                , {formatOere(note.totalOere)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageBody>
  )
}

function DeskFacts({ invoice }: { invoice: InvoiceCase }) {
  const { state, issuedOn, dueOn, totalOere, owedOere, email, remindersSent, quietUntil, paymentCode, kind } = invoice
  const [supplyName, supplied] = supplyFact(invoice)
  const facts = [
    { name: 'Status', value: <InvoiceStateBadge state={state} /> },
    { name: 'I alt', value: formatOere(totalOere) },
    ...(owedOere > 0 ? [{ name: 'Mangler', value: formatOere(owedOere) }] : []),
    { name: 'Dato', value: dayText(issuedOn) },
    ...(kind === 'invoice' ? [{ name: 'Forfald', value: dayText(dueOn) }] : []),
    { name: supplyName, value: supplied },
    ...(kind === 'invoice' ? [{ name: 'Betalingskode', value: paymentCode }] : []),
    ...(invoice.credits ? [{ name: 'Krediterer', value: `Faktura ${invoice.credits.number}` }] : []),
    { name: 'Køber', value: partyLines(invoice.buyer).join(', ') },
    ...(invoice.buyerReference ? [{ name: 'Købers reference', value: invoice.buyerReference }] : []),
    { name: 'Sendt til', value: email },
    ...(invoice.eInvoice ? [{ name: 'E-faktura', value: eInvoiceText(invoice.eInvoice) }] : []),
    ...(remindersSent > 0 ? [{ name: 'Påmindelser', value: `${remindersSent} af 3 sendt` }] : []),
    ...(quietUntil ? [{ name: 'Ingen påmindelser før', value: dayText(quietUntil) }] : []),
  ]
  return <FactList facts={facts} />
}
