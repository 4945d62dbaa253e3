import type { Metadata } from 'next'
import { OwnInvoiceList } from '@/components/bookkeeping/own-invoice-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { resellerInvoicesPath } from '@/lib/domain/bookkeeping/paths'
import { listResellerInvoices } from '@/lib/domain/bookkeeping/reseller-queries'
import { textParam } from '@/lib/shared/page-params'
import { type PageQuery, resellerPage } from '../reseller-page'

export const metadata: Metadata = { title: 'Fakturaer', robots: { index: false } }

export default async function ResellerInvoicesPage({ searchParams }: { searchParams: PageQuery }) {
  const actor = await resellerPage(resellerInvoicesPath)
  const query = await searchParams
  const { items, nextCursor } = await listResellerInvoices(actor, { cursor: textParam(query, 'cursor') })
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
