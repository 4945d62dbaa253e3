import { InvoiceStateBadge } from '@/components/bookkeeping/invoice-state-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { LinkButton } from '@/components/ui/link-button'
import type { OwnInvoice } from '@/lib/domain/bookkeeping/reseller-schema'
import { documentTitle } from '@/lib/domain/invoices/copy'
import { formatOere } from '@/lib/shared/money'

/** A reseller's invoices, each with its file and, while it is owed, the way to pay. */
export function OwnInvoiceList({ invoices }: { invoices: OwnInvoice[] }) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {invoices.map((invoice) => (
        <OwnInvoiceItem key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  )
}

function OwnInvoiceItem({ invoice }: { invoice: OwnInvoice }) {
  const { number, kind, issuedOn, dueOn, totalOere, leftOere, state, paymentCode, pdfPath, payPath } = invoice
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
      <div className="min-w-0 space-y-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">{documentTitle(invoice)}</span>
          <InvoiceStateBadge state={state} />
        </p>
        <p>
          {issuedOn}, {formatOere(totalOere)}
          {leftOere > 0 && leftOere < totalOere && `. Der mangler ${formatOere(leftOere)}`}.
        </p>
        {payPath && (
          <p className="text-muted-foreground">
            Betales senest {dueOn}. Betalingskode <span className="tabular-nums">{paymentCode}</span>.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {kind === 'invoice' && payPath && (
          <LinkButton href={payPath} prefetch={false}>
            Betal
            <span className="sr-only"> faktura {number}</span>
          </LinkButton>
        )}
        <a href={pdfPath} className={buttonVariants({ variant: 'outline' })}>
          Hent PDF
          <span className="sr-only"> af {documentTitle(invoice)}</span>
        </a>
      </div>
    </li>
  )
}
