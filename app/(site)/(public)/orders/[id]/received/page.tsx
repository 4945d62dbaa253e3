import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReceivedAnswer } from '@/components/shop-orders/received-answer'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { withdrawPath } from '@/lib/domain/shop-orders/paths'
import { getRegret } from '@/lib/domain/shop-orders/withdrawal-queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Er den kommet?', robots: { index: false }, referrer: 'same-origin' }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

/** The buyer says that an order came. Opens signed in, or by the link of the mail about its sending. */
export default async function ReceivedOrderPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const signature = textParam(query, 'key') ?? null
  const order = await orNull(getRegret(actor, { id, ...(signature ? { key: signature } : {}) }))
  if (!order) notFound()
  return (
    <PageBody>
      <PageHeader title="Er den kommet?" intro={`Bestilling ${order.number}: ${order.ordered}.`} />
      <ReceivedAnswer
        order={order}
        signature={signature}
        withdrawPath={order.item === 'code' && order.regret === 'open' ? withdrawPath(order.id, signature) : null}
      />
    </PageBody>
  )
}
