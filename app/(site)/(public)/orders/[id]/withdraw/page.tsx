import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { RegretForm } from '@/components/shop-orders/regret-form'
import { RegretAnswer } from '@/components/shop-orders/regret-page'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { withdrawFormName } from '@/lib/domain/shop-orders/copy'
import { withdrawPath } from '@/lib/domain/shop-orders/paths'
import { getRegret } from '@/lib/domain/shop-orders/withdrawal-queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Fortryd køb', robots: { index: false }, referrer: 'no-referrer' }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

/** Two steps: what is regretted, then the confirmation. Opens signed in, or by the order's link. */
export default async function WithdrawOrderPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const signature = textParam(query, 'key') ?? null
  const [order, draft] = await Promise.all([
    orNull(getRegret(actor, { id, ...(signature ? { key: signature } : {}) })),
    findDraft(withdrawFormName, textParam(query, 'kladde')),
  ])
  if (!order) notFound()
  const path = withdrawPath(order.id, signature)
  const isOpen = order.regret === 'open' && !order.receipt
  const isConfirming = textParam(query, 'trin') === '2' || draft !== null
  return (
    <PageBody>
      <PageHeader
        title="Fortryd køb"
        intro={`Bestilling ${order.number}: ${order.ordered}, ${order.total}. Bestilt ${order.at}.`}
      />
      {!isOpen && <RegretAnswer order={order} />}
      {isOpen && !isConfirming && (
        <div className="max-w-measure space-y-6">
          <p>
            Du kan fortryde i 14 dage, fra du har fået det hele
            {order.regretUntil && `, for dig til og med ${order.regretUntil}`}. Du skal ikke sige hvorfor. På næste side
            bekræfter du det.
          </p>
          <LinkButton href={`${path}${signature ? '&' : '?'}trin=2`}>Fortryd køb</LinkButton>
        </div>
      )}
      {isOpen && isConfirming && <RegretForm order={order} signature={signature} draft={draft} />}
    </PageBody>
  )
}
