import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { AdminOrder } from '@/components/shop-orders/admin-order'
import { Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { findOrder } from '@/lib/domain/shop-orders/console-queries'
import { adminOrderForm } from '@/lib/domain/shop-orders/copy'
import { adminOrdersPath } from '@/lib/domain/shop-orders/paths'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bestilling' }

export default async function AdminOrderPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const [order, refusal] = await Promise.all([orNotFound(findOrder(actor, { id })), findDraft(adminOrderForm, query)])
  return (
    <PageBody
      width="page"
      back={{ href: adminOrdersPath, label: 'Alle bestillinger' }}
      title={`Bestilling ${order.number}`}
      intro={`${order.ordered}, bestilt ${order.at}.`}
    >
      <Outcome refusal={refusal?.message} className="mb-10" />
      <AdminOrder order={order} draft={refusal} />
    </PageBody>
  )
}
