import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import type { PlanState } from '@/lib/domain/billing/plan-state'
import { choiceNames, intervalNames } from '@/lib/domain/subscriptions/copy'
import { isOver, planStory, refundText, stateTexts } from '@/lib/domain/subscriptions/plan-story'
import type { PayerView, PlanRefund, PlanView } from '@/lib/domain/subscriptions/schema'
import { formatDate, formatLastDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const day = (iso: string | null) => (iso ? formatDate(new Date(iso)) : '')
const lastDay = (end: string | null) => (end ? formatLastDay(new Date(end)) : '')

const variants: Partial<Record<PlanState, 'info' | 'success' | 'danger'>> = {
  waiting: 'info',
  running: 'success',
  livstid: 'success',
  grace: 'danger',
}

type PlanFactsProps = { plan: PlanView; refunds: PlanRefund[] }

/** The plan, how it stands, what it costs, and the next payment, with what happened and what goes back. */
export function PlanFacts({ plan, refunds }: PlanFactsProps) {
  const story = planStory({ ...plan, isMine: plan.mine !== null })
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
        <strong>{choiceNames[plan.choice]}</strong>
        <Badge variant={variants[plan.state] ?? 'neutral'}>{stateTexts[plan.state]}</Badge>
      </p>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {plan.mine && (
          <Fact name="Pris" value={`${formatOere(plan.priceOere)} ${intervalNames[plan.interval]} med moms`} />
        )}
        {plan.paidUntil && !isOver(plan) && <Fact name="Betalt til og med" value={lastDay(plan.paidUntil)} />}
        {plan.mine && <NextPayment {...plan.mine} />}
        {!plan.mine && plan.payerName && <Fact name="Hvem betaler" value={plan.payerName} />}
      </dl>
      {story && <p>{story}</p>}
      {refunds.map((refund) => (
        <p key={refund.id}>{refundText(refund)}</p>
      ))}
    </div>
  )
}

function NextPayment({ next, newPrice, renewal, cardLabel, cardPath }: PayerView) {
  if (!next) return null
  return (
    <>
      <Fact
        name="Næste betaling"
        value={`${day(next.on)}: ${choiceNames[next.choice]}, ${formatOere(next.priceOere)}`}
      />
      {newPrice && <Fact name={`Ny pris fra ${day(newPrice.from)}`} value={formatOere(newPrice.priceOere)} />}
      <Fact name="Betales med" value={renewal === 'card' ? (cardLabel ?? 'Dit kort') : 'En faktura, vi sender inden'}>
        {renewal === 'card' && <TextLink href={cardPath}>Skift kort</TextLink>}
      </Fact>
    </>
  )
}

function Fact({ name, value, children }: { name: string; value: string; children?: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="wrap-anywhere">
        {value} {children}
      </dd>
    </div>
  )
}
