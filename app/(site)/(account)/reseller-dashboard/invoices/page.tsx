import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { OwnInvoiceList } from '@/components/bookkeeping/own-invoice-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { resellerInvoicesPath } from '@/lib/domain/bookkeeping/paths'
import { listResellerInvoices } from '@/lib/domain/bookkeeping/reseller-queries'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Fakturaer', robots: { index: false } }

export default async function ResellerInvoicesPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = await searchParams
  const actor = await requireSignedIn(resellerInvoicesPath)
  const invoices = await orNull(listResellerInvoices(actor, { cursor: textParam(query, 'cursor') }))
  // The dashboard explains why there are none.
  if (!invoices) redirect('/reseller-dashboard')
  const { items, nextCursor } = invoices
  return (
    <PageBody className="space-y-8">
      <PageHeader
        title="Fakturaer"
        intro="Vi fakturerer det, der er leveret. Alle priser på fakturaen er uden moms, og momsen står for sig."
      />
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
