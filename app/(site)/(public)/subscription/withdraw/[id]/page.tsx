import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { WithdrawalSteps } from '@/components/billing/withdrawal-steps'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { refundDays } from '@/lib/domain/billing/plans'
import { findDraft } from '@/lib/domain/find-draft'
import { choiceNames, withdrawLabel } from '@/lib/domain/subscriptions/copy'
import { agreementCall, subscriptionPath, withdrawPath } from '@/lib/domain/subscriptions/paths'
import { refundText } from '@/lib/domain/subscriptions/plan-story'
import { getWithdrawal } from '@/lib/domain/subscriptions/queries'
import { type WithdrawalView, withdrawalQuery, withdrawFormName } from '@/lib/domain/subscriptions/schema'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'
import { type PageProps, textParam } from '@/lib/shared/page-params'

// The address has the key.
export const metadata: Metadata = { title: withdrawLabel, robots: { index: false }, referrer: 'same-origin' }

export default async function WithdrawPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const key = textParam(query, 'key')
  const input = withdrawalQuery.safeParse({ id, ...(key ? { key } : {}) })
  const purchase = input.success ? await orNull(getWithdrawal(actor, input.data)) : null
  if (!purchase) {
    if (!key && !isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(withdrawPath(id))}`)
    notFound()
  }
  const draft = await findDraft(withdrawFormName, query)
  const path = withdrawPath(id, key)
  return (
    <PageBody title={purchase.state === 'done' ? 'Købet er fortrudt eller stoppet' : withdrawLabel}>
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

/** What is regretted, and what is paid back. */
function WithdrawPlanFacts({ purchase }: { purchase: WithdrawalView }) {
  const { choice, memorialName, orderedAt, until, refundOere, keptOere } = purchase
  return (
    <>
      <p className="text-lg">
        {choiceNames[choice]} til mindesiden for {memorialName}, bestilt {formatDateTime(new Date(orderedAt))}.
      </p>
      <p>
        Du kan fortryde til og med {formatDate(new Date(until))} uden at give en grund.{' '}
        {refundOere > 0
          ? `Fortryder du nu, får du ${formatOere(refundOere)} tilbage inden ${refundDays} dage, samme vej som du betalte.`
          : 'Der er ikke noget at betale tilbage.'}{' '}
        {keptOere > 0 &&
          `Du bad om, at planen begyndte med det samme, så ${formatOere(keptOere)} går til de hele dage, du har haft den. `}
        Siden bliver stående.
      </p>
    </>
  )
}

/** A purchase that is regretted, or cannot be any more. */
function WithdrawnPlan({ purchase: { state, receipt, until } }: { purchase: WithdrawalView }) {
  if (receipt) {
    const { number, at, refunds } = receipt
    return (
      <Notice variant="success" title="Vi har fået din besked">
        {formatDateTime(new Date(at))} fortrød du købet. Det er fortrydelse nummer {number}, og kvitteringen er sendt
        til din mail. {refunds.map(refundText).join(' ')}
      </Notice>
    )
  }
  return (
    <p>
      {state === 'over'
        ? `Fristen for at fortryde udløb den ${formatDate(new Date(until))}. Du kan stadig sige op under `
        : 'Planen er slut, så der er intet at fortryde. Du finder kvitteringerne under '}
      <TextLink href={subscriptionPath}>Sidernes planer</TextLink>.
    </p>
  )
}
