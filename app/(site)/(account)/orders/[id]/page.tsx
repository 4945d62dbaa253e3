import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { orNotFound } from '@/app/or-not-found'
import { OrderPage } from '@/components/shop-orders/order-page'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { orderActName } from '@/lib/domain/shop-orders/copy'
import { orderPath, ordersPath } from '@/lib/domain/shop-orders/paths'
import { getOwnOrder } from '@/lib/domain/shop-orders/queries'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bestilling', robots: { index: false } }

export default async function ShopOrderPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const actor = await requireSignedIn(orderPath(id))
  const [order, refusal] = await Promise.all([orNotFound(getOwnOrder(actor, { id })), findDraft(orderActName, query)])
  return (
    <PageBody
      back={{ href: ordersPath, label: 'Mine bestillinger' }}
      title={`Bestilling ${order.number}`}
      intro={`Bestilt ${order.at}.`}
    >
      <OrderPage order={order} refusal={refusal?.message} />
    </PageBody>
  )
}
