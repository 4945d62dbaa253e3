import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { refundDays } from '@/lib/domain/billing/plans'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import { subscriptionPath } from '@/lib/domain/subscriptions/paths'
import { refundText } from '@/lib/domain/subscriptions/plan-story'
import type { WithdrawalView } from '@/lib/domain/subscriptions/schema'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

/** What is regretted, and what is paid back. */
export function WithdrawPlanFacts({ purchase }: { purchase: WithdrawalView }) {
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
export function WithdrawnPlan({ purchase: { state, receipt, until } }: { purchase: WithdrawalView }) {
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
