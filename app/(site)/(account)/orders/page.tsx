import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OrderCard } from '@/components/shop-orders/order-card'
import { OrdersEmpty } from '@/components/shop-orders/orders-empty'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'
import { newOrderPath, ordersPath } from '@/lib/domain/shop-orders/paths'
import { listOwnOrders } from '@/lib/domain/shop-orders/queries'
import { ownOrdersInput } from '@/lib/domain/shop-orders/schema'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Mine bestillinger', robots: { index: false } }

export default async function OrdersPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!isSignedIn(actor)) redirect('/login?redirect=/orders')
  const { items, nextCursor, isOpen } = await listOwnOrders(actor, ownOrdersInput.parse(query))
  return (
    <PageBody>
      <PageHeader
        title="Mine bestillinger"
        intro="Plader, koder og gravering, som du har bestilt hos os."
        actions={items.length > 0 && isOpen && <LinkButton href={newOrderPath()}>Bestil mere</LinkButton>}
      />
      {items.length === 0 && <OrdersEmpty isOpen={isOpen} />}
      <ul className="divide-y divide-border empty:hidden">
        {items.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {nextCursor && <LoadMore href={`${ordersPath}?cursor=${nextCursor}`} />}
      <p className="mx-auto mt-10 max-w-form text-center text-muted-foreground">
        Kvitteringer for Premium og Livstid ligger under <TextLink href="/subscription">Sidernes planer</TextLink>.
      </p>
    </PageBody>
  )
}
