import { InvoiceStateBadge } from '@/components/invoices/invoice-state-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { LinkButton } from '@/components/ui/link-button'
import { dayText, documentTitle } from '@/lib/domain/invoices/copy'
import type { InvoiceSummary } from '@/lib/domain/invoices/schema'
import { formatOere } from '@/lib/shared/money'

/** A reseller's invoices, each with its files and, while it is owed, the way to pay. */
export function OwnInvoiceList({ invoices }: { invoices: InvoiceSummary[] }) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {invoices.map((invoice) => (
        <OwnInvoiceItem key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

function OwnInvoiceItem({ invoice }: { invoice: InvoiceSummary }) {
  const { number, issuedOn, dueOn, totalOere, owedOere, state, pdfPath, xmlPath, payPath } = invoice
  const files = [{ path: pdfPath, label: 'Hent PDF' }, ...(xmlPath ? [{ path: xmlPath, label: 'Hent XML' }] : [])]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">{documentTitle(invoice)}</span>
          <InvoiceStateBadge state={state} />
        </p>
        <p>
          {dayText(issuedOn)}, {formatOere(totalOere)} med moms
          {owedOere > 0 && owedOere < totalOere && `. Der mangler ${formatOere(owedOere)}`}.
        </p>
        {owedOere > 0 && <p className="text-muted-foreground">Betales senest {dayText(dueOn)}.</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {owedOere > 0 && (
          <LinkButton href={payPath} prefetch={false}>
            Betal
            <span className="sr-only"> faktura {number}</span>
          </LinkButton>
        )}
        {files.map(({ path, label }) => (
          <a key={path} href={path} className={buttonVariants({ variant: 'outline' })}>
            {label}
            <span className="sr-only"> af {documentTitle(invoice)}</span>
          </a>
        ))}
      </div>
    </li>
  )
}
