import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AdminOrderFilters } from '@/components/shop-orders/admin-filters'
import { AdminOrderTable } from '@/components/shop-orders/admin-table'
import { EmptyState } from '@/components/ui/empty-state'
import { fewerWords } from '@/components/ui/empty-texts'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { countOrders, listOrders } from '@/lib/domain/shop-orders/console-queries'
import { adminOrdersPath } from '@/lib/domain/shop-orders/paths'
import { canManageOrders } from '@/lib/domain/shop-orders/policy'
import { orderListInput, orderListQuery } from '@/lib/domain/shop-orders/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bestillinger' }

export default async function AdminOrdersPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!canManageOrders(actor)) notFound()
  const filter = orderListInput.parse(query)
  const [{ items, nextCursor }, counts] = await Promise.all([listOrders(actor, filter), countOrders(actor, filter)])
  return (
    <PageBody width="page" className="space-y-8">
      <PageHeader title="Bestillinger" intro="Det, familier har bestilt hos os. Det, der venter på os, står først." />
      <AdminOrderFilters filter={filter} counts={counts} />
      {items.length > 0 ? (
        <AdminOrderTable orders={items} />
      ) : filter.search || filter.vare ? (
        <EmptyState title="Ingen bestillinger passer" text={fewerWords} />
      ) : (
        <EmptyState title="Her er ingen bestillinger" text="Når en familie bestiller, står det her." />
      )}
      {nextCursor && <LoadMore href={`${adminOrdersPath}?${orderListQuery({ ...filter, cursor: nextCursor })}`} />}
    </PageBody>
  )
}
