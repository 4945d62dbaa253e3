import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { WithdrawalSteps } from '@/components/billing/withdrawal-steps'
import { WithdrawnPlan, WithdrawPlanFacts } from '@/components/subscriptions/withdraw-plan'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { withdrawLabel } from '@/lib/domain/subscriptions/copy'
import { agreementCall, subscriptionPath, withdrawPath } from '@/lib/domain/subscriptions/paths'
import { getWithdrawal } from '@/lib/domain/subscriptions/queries'
import { withdrawalQuery, withdrawFormName } from '@/lib/domain/subscriptions/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

// The address has the key.
export const metadata: Metadata = { title: withdrawLabel, robots: { index: false }, referrer: 'same-origin' }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function WithdrawPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const key = textParam(query, 'key')
  const input = withdrawalQuery.safeParse({ id, ...(key ? { key } : {}) })
  const purchase = input.success ? await orNull(getWithdrawal(actor, input.data)) : null
  if (!purchase) {
    if (!key && !isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(withdrawPath(id))}`)
    notFound()
  }
  const draft = await findDraft(withdrawFormName, textParam(query, 'kladde'))
  const path = withdrawPath(id, key)
  return (
    <PageBody>
      <PageHeader title={purchase.state === 'done' ? 'Købet er fortrudt eller stoppet' : withdrawLabel} />
      {purchase.state === 'open' ? (
        <WithdrawalSteps
          step={textParam(query, 'trin') === '2' || draft ? 2 : 1}
          action={agreementCall(id, 'withdraw')}
          nextPath={`${path}${key ? '&' : '?'}trin=2`}
          backPath={isSignedIn(actor) ? subscriptionPath : '/'}
          fields={key ? { key } : {}}
          asksForAccount={purchase.asksForAccount}
          draft={draft}
        >
          <WithdrawPlanFacts purchase={purchase} />
        </WithdrawalSteps>
      ) : (
        <WithdrawnPlan purchase={purchase} />
      )}
    </PageBody>
  )
}
