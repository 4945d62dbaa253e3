import { FactList } from '@/components/bookkeeping/fact-list'
import { InvoiceActs, type RefusedAct } from '@/components/bookkeeping/invoice-acts'
import { PaymentTable } from '@/components/bookkeeping/payment-table'
import { InvoiceStateBadge } from '@/components/invoices/invoice-state-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { dayText, documentTitle, eInvoiceText, partyLines, supplyFact } from '@/lib/domain/invoices/copy'
import type { EntryView, InvoiceCase, InvoiceLineView } from '@/lib/domain/invoices/schema'
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
    <PageBody
      width="page"
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
      className="space-y-12"
    >
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
                <TouchLink href={adminInvoicePath(note.id)}>Kreditnota {note.number}</TouchLink>,{' '}
                {formatOere(note.totalOere)}
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

type NetLinesProps = { lines: readonly InvoiceLineView[]; netOere: number; vatOere: number; totalOere: number }

/** What is invoiced without moms, as it is booked, with its sums. */
function NetLines({ lines, netOere, vatOere, totalOere }: NetLinesProps) {
  const sums = [
    { name: 'Uden moms', oere: netOere },
    { name: 'Moms', oere: vatOere },
    { name: 'I alt', oere: totalOere, isStrong: true },
  ]
  return (
    <Table caption="Linjer">
      <TableHead>
        <tr>
          <TableHeader>Tekst</TableHeader>
          <TableHeader numeric>Antal</TableHeader>
          <TableHeader numeric isSecondary>
            Stykpris
          </TableHeader>
          <TableHeader numeric>Uden moms</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {lines.map(({ position, text, quantity, unitNetOere, netOere: lineOere }) => (
          <TableRow key={position}>
            <TableCell className="max-w-96 break-words">{text}</TableCell>
            <TableCell numeric>{quantity.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric isSecondary className="whitespace-nowrap">
              {formatOere(unitNetOere)}
            </TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {formatOere(lineOere)}
            </TableCell>
          </TableRow>
        ))}
        {sums.map(({ name, oere, isStrong }) => (
          <TableRow key={name} className={isStrong ? 'font-semibold' : undefined}>
            <th scope="row" className="px-3 py-2 text-left font-[inherit] max-sm:px-1.5">
              {name}
            </th>
            <TableCell />
            <TableCell isSecondary />
            <TableCell numeric className="whitespace-nowrap">
              {formatOere(oere)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const entryTexts: Record<EntryView['kind'], string> = {
  payment: 'Betalt',
  undone: 'Betaling taget af igen',
  credit: 'Krediteret',
  refund: 'Betalt tilbage',
  refund_back: 'Tilbagebetaling kommet tilbage',
  write_off: 'Afskrevet',
  loss_back: 'Afskrivning ført tilbage',
  kept: 'Beholdt overbetaling',
}

/** The movements on an invoice, oldest first. */
function InvoiceEntries({ entries }: { entries: readonly EntryView[] }) {
  return (
    <Table caption="Bevægelser">
      <TableHead>
        <tr>
          <TableHeader>Dag</TableHeader>
          <TableHeader>Bevægelse</TableHeader>
          <TableHeader isSecondary>Af</TableHeader>
          <TableHeader isSecondary>Bemærkning</TableHeader>
          <TableHeader numeric>Beløb</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {entries.map(({ id, kind, amountOere, bookedOn, byName, note }) => (
          <TableRow key={id}>
            <TableCell className="whitespace-nowrap">{dayText(bookedOn)}</TableCell>
            <TableCell>{entryTexts[kind]}</TableCell>
            <TableCell isSecondary>{byName ?? 'Automatisk'}</TableCell>
            <TableCell isSecondary className="max-w-72 break-words">
              {note}
            </TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {formatOere(amountOere)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
