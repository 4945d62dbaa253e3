import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { InvoiceStateBadge } from '@/components/invoices/invoice-state-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { resellerInvoicesPath } from '@/lib/domain/bookkeeping/paths'
import { listResellerInvoices } from '@/lib/domain/bookkeeping/queries'
import { dayText, documentTitle } from '@/lib/domain/invoices/copy'
import type { InvoiceSummary } from '@/lib/domain/invoices/schema'
import { orNull } from '@/lib/server/read'
import { formatOere } from '@/lib/shared/money'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Fakturaer', robots: { index: false } }

export default async function ResellerInvoicesPage({ searchParams }: PageProps) {
  const query = await searchParams
  const actor = await requireSignedIn(resellerInvoicesPath)
  const invoices = await orNull(listResellerInvoices(actor, { cursor: textParam(query, 'cursor') }))
  // The dashboard explains why there are none.
  if (!invoices) redirect('/reseller-dashboard')
  const { items, nextCursor } = invoices
  return (
    <PageBody
      title="Fakturaer"
      intro="Vi fakturerer det, der er leveret. Alle priser på fakturaen er uden moms, og momsen står for sig."
      className="space-y-8"
    >
      {items.length > 0 ? (
        <OwnInvoiceList invoices={items} />
      ) : (
        <EmptyState
          title="Her er ingen fakturaer endnu"
          text="Når en bestilling er leveret, kommer fakturaen til at stå her."
        />
      )}
      {nextCursor && <LoadMore href={`${resellerInvoicesPath}?cursor=${nextCursor}`} />}
    </PageBody>
  )
}

/** A reseller's invoices, each with its files and, while it is owed, the way to pay. */
function OwnInvoiceList({ invoices }: { invoices: InvoiceSummary[] }) {
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
