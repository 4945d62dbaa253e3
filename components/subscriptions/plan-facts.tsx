import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import { choiceNames, intervalNames } from '@/lib/domain/subscriptions/copy'
import type { PayerView, PlanState, PlanView } from '@/lib/domain/subscriptions/views'
import { formatDate, formatLastDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const day = (iso: string | null) => (iso ? formatDate(new Date(iso)) : '')
const lastDay = (end: string | null) => (end ? formatLastDay(new Date(end)) : '')

const badges: Record<PlanState, { text: string; variant: 'neutral' | 'info' | 'success' | 'danger' }> = {
  ordered: { text: 'Ikke betalt endnu', variant: 'neutral' },
  transfer: { text: 'Venter på overførsel', variant: 'neutral' },
  waiting: { text: 'Begynder senere', variant: 'info' },
  running: { text: 'I gang', variant: 'success' },
  livstid: { text: 'Betalt', variant: 'success' },
  cancelled: { text: 'Opsagt', variant: 'neutral' },
  grace: { text: 'Mangler betaling', variant: 'danger' },
  lapsed: { text: 'Udløbet', variant: 'neutral' },
  ended: { text: 'Slut', variant: 'neutral' },
}

/** The plan, how it stands, what it costs, and the next payment, with what that means in a sentence. */
export function PlanFacts({ plan }: { plan: PlanView }) {
  const { text, variant } = badges[plan.state]
  const explanation = explanationOf(plan)
  return (
    <div className="space-y-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-lg">
        <strong>{choiceNames[plan.choice]}</strong>
        <Badge variant={variant}>{text}</Badge>
      </p>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {plan.mine && (
          <Fact name="Pris" value={`${formatOere(plan.priceOere)} ${intervalNames[plan.interval]} med moms`} />
        )}
        {plan.paidUntil && <Fact name="Betalt til og med" value={lastDay(plan.paidUntil)} />}
        {plan.mine && <NextPayment {...plan.mine} />}
        {!plan.mine && plan.payerName && <Fact name="Hvem betaler" value={plan.payerName} />}
      </dl>
      {explanation && <p>{explanation}</p>}
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

function explanationOf({ state, startsAt, graceUntil, mine, payerName }: PlanView): string {
  const gone = mine || payerName ? '' : 'Den, der betalte, har ikke længere en konto.'
  switch (state) {
    case 'ordered':
      return 'Bestillingen er ikke betalt, og der er ikke trukket noget.'
    case 'transfer':
      return 'Planen begynder tidligst, når pengene er på vores konto. Skriv betalingskoden i beskedfeltet.'
    case 'waiting':
      return `Der er betalt. Planen begynder ${day(startsAt)}. ${gone}`
    case 'running':
      return gone
    case 'livstid':
      return `Der er ikke flere betalinger, og der er intet at sige op. ${gone}`
    case 'cancelled':
      return `Premium løber perioden ud, og der bliver ikke trukket mere. ${gone}`
    case 'grace':
      return `Alt virker til og med ${lastDay(graceUntil)}, så der er tid til at betale. ${gone}`
    case 'lapsed':
      return 'Premium er slut. Siden bliver stående, og det, der er lagt op, bliver vist og kan hentes.'
    case 'ended':
      return 'Planen er slut. Siden bliver stående.'
  }
}
