import { Badge } from '@/components/ui/badge'
import { choiceNames } from '@/lib/domain/subscriptions/copy'
import type { PlanState, PlanView } from '@/lib/domain/subscriptions/views'
import { formatDate } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

const day = (iso: string | null) => (iso ? formatDate(new Date(iso)) : '')

const badges: Record<PlanState, { text: string; variant: 'neutral' | 'info' | 'success' | 'danger' }> = {
  ordered: { text: 'Ikke betalt endnu', variant: 'neutral' },
  transfer: { text: 'Venter på overførsel', variant: 'neutral' },
  waiting: { text: 'Begynder senere', variant: 'info' },
  running: { text: 'I gang', variant: 'success' },
  livstid: { text: 'Livstid', variant: 'success' },
  cancelled: { text: 'Sagt op', variant: 'neutral' },
  grace: { text: 'Mangler betaling', variant: 'danger' },
  lapsed: { text: 'Udløbet', variant: 'neutral' },
  ended: { text: 'Slut', variant: 'neutral' },
}

/** The plan's name, how it stands, and what that means. */
export function PlanStateLine({ plan }: { plan: PlanView }) {
  const { text, variant } = badges[plan.state]
  return (
    <div className="space-y-2">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong>{choiceNames[plan.choice]}</strong>
        <Badge variant={variant}>{text}</Badge>
        {plan.mine && <span>{formatOere(plan.priceOere)} med moms</span>}
      </p>
      <p>{stateText(plan)}</p>
    </div>
  )
}

function stateText({ state, startsAt, paidUntil, graceUntil, mine, payerName }: PlanView): string {
  const by = mine
    ? ''
    : payerName
      ? ` ${payerName} betaler for siden.`
      : ' Den, der betalte, har ikke længere en konto.'
  switch (state) {
    case 'ordered':
      return 'Bestillingen er ikke betalt, og der er ikke trukket noget.'
    case 'transfer':
      return 'Planen begynder, når pengene er på vores konto. Skriv betalings-id’et på overførslen.'
    case 'waiting':
      return `Der er betalt. Premium begynder ${day(startsAt)} og løber til ${day(paidUntil)}.${by}`
    case 'running':
      return `Der er betalt til ${day(paidUntil)}.${by}`
    case 'livstid':
      return `Der er ikke flere betalinger, og der er intet at sige op.${by}`
    case 'cancelled':
      return `Premium løber til ${day(paidUntil)}. Vi trækker ikke mere.${by}`
    case 'grace':
      return `Der er betalt til ${day(paidUntil)}. Alt virker til ${day(graceUntil)}, så der er tid til at betale.${by}`
    case 'lapsed':
      return 'Premium er slut. Siden bliver stående, og det, der er lagt op, bliver vist og kan hentes.'
    case 'ended':
      return 'Aftalen er slut. Siden bliver stående.'
  }
}
