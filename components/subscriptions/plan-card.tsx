import { PlanChoices } from '@/components/subscriptions/plan-choices'
import { PlanFacts } from '@/components/subscriptions/plan-facts'
import { PlanNext } from '@/components/subscriptions/plan-next'
import { PlanReceipts } from '@/components/subscriptions/plan-receipts'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { buyPath } from '@/lib/domain/subscriptions/paths'
import { isOver } from '@/lib/domain/subscriptions/plan-story'
import type { MyPlansView, PagePlanView } from '@/lib/domain/subscriptions/schema'

type Props = Pick<MyPlansView, 'methods' | 'termsVersion' | 'canBuy'> & { page: PagePlanView }

/** One page with its plan and everything one can do about it. */
export function PlanCard({ page, methods, termsVersion, canBuy }: Props) {
  const { name, slug, isMember, plan, receipts, refunds } = page
  const canStart = canBuy && isMember && slug && (!plan || isOver(plan) || plan.canTakeOver)
  return (
    <section id={plan ? `aftale-${plan.id}` : undefined} className="scroll-mt-24 space-y-6 py-10">
      <h2 className="text-xl wrap-anywhere">
        {slug ? <TextLink href={`/memorial/${slug}`}>{name}</TextLink> : `${name} (siden er slettet)`}
      </h2>
      {plan && <PlanFacts plan={plan} refunds={refunds.filter(({ agreementId }) => agreementId === plan.id)} />}
      {!plan && (
        <p>
          <strong>Basis</strong>, som følger med stenen. Det koster ikke noget, og siden bliver stående.
        </p>
      )}
      {plan?.mine && <PlanNext plan={plan} mine={plan.mine} methods={methods} />}
      {canStart && (
        <LinkButton href={buyPath({ side: slug })}>
          {plan?.canTakeOver ? 'Overtag betalingen' : plan ? 'Køb igen' : 'Køb Premium eller Livstid'}
        </LinkButton>
      )}
      {plan?.mine && <PlanChoices plan={plan} mine={plan.mine} methods={methods} termsVersion={termsVersion} />}
      <PlanReceipts receipts={receipts} refunds={refunds} />
    </section>
  )
}
