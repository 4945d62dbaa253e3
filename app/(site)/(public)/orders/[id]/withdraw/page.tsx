import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { WithdrawalSteps } from '@/components/billing/withdrawal-steps'
import { RegretAnswer, RegretFacts } from '@/components/shop-orders/regret-page'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { withdrawFormName } from '@/lib/domain/shop-orders/copy'
import { orderCall, orderPath, withdrawPath } from '@/lib/domain/shop-orders/paths'
import { getRegret } from '@/lib/domain/shop-orders/withdrawal-queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Fortryd køb', robots: { index: false }, referrer: 'same-origin' }

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
  const isOpen = order.regret === 'open' && !order.receipt
  return (
    <PageBody>
      <PageHeader
        title="Fortryd køb"
        intro={`Bestilling ${order.number}: ${order.ordered}, ${order.total}, bestilt ${order.at}.`}
      />
      {isOpen ? (
        <WithdrawalSteps
          step={textParam(query, 'trin') === '2' || draft ? 2 : 1}
          action={`${orderCall(order.id)}/withdraw`}
          nextPath={withdrawPath(order.id, signature, 2)}
          backPath={isSignedIn(actor) ? orderPath(order.id) : '/'}
          fields={signature ? { key: signature } : {}}
          asksForAccount={order.asksForAccount}
          draft={draft}
        >
          <RegretFacts order={order} />
        </WithdrawalSteps>
      ) : (
        <RegretAnswer order={order} />
      )}
    </PageBody>
  )
}
