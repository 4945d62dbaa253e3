import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InvoiceFilters } from '@/components/bookkeeping/invoice-filters'
import { InvoiceTable } from '@/components/bookkeeping/invoice-table'
import { OwedFigures } from '@/components/bookkeeping/owed-figures'
import { EmptyState } from '@/components/ui/empty-state'
import { fewerWords } from '@/components/ui/empty-texts'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { getOwed } from '@/lib/domain/bookkeeping/desk-queries'
import { withQuery } from '@/lib/domain/bookkeeping/paths'
import { canKeepBooks } from '@/lib/domain/bookkeeping/policy'
import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'
import { listInvoices } from '@/lib/domain/invoices/console-queries'
import { invoiceListInput } from '@/lib/domain/invoices/invoice-schema'
import { currentActor } from '@/lib/server/actor'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Fakturaer' }

export default async function InvoicesPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canKeepBooks(actor)) notFound()
  const filter = invoiceListInput.parse(query)
  const { cursor: _, ...chosen } = filter
  const isFiltered = Object.values(chosen).some(Boolean)
  const [{ items, nextCursor }, owed] = await Promise.all([listInvoices(actor, filter), getOwed(actor)])
  return (
    <PageBody width="page" className="space-y-10">
      <PageHeader title="Fakturaer" intro="Alle fakturaer og kreditnotaer, og hvad der mangler." />
      <OwedFigures owed={owed} />
      <section aria-label="Alle fakturaer" className="space-y-8">
        <InvoiceFilters {...chosen} />
        {items.length > 0 ? (
          <InvoiceTable invoices={items} />
        ) : isFiltered ? (
          <EmptyState title="Ingen fakturaer passer" text={fewerWords} />
        ) : (
          <EmptyState title="Her er ingen fakturaer endnu" text="Den første kommer, når nogen køber." />
        )}
        {nextCursor && <LoadMore href={withQuery(adminInvoicesPath, { ...chosen, cursor: nextCursor })} />}
      </section>
    </PageBody>
  )
}
