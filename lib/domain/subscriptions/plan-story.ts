import { lapsedText } from '@/lib/domain/billing/copy'
import type { PlanState } from '@/lib/domain/billing/plan-state'
import { planNames } from '@/lib/domain/billing/plans'
import { livstidDay } from '@/lib/domain/subscriptions/copy'
import { type PlanRefund, type PlanView, partsOf } from '@/lib/domain/subscriptions/schema'
import { formatDate, formatLastDay } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'

export const stateTexts: Record<PlanState, string> = {
  ordered: 'Ikke betalt endnu',
  transfer: 'Venter på overførsel',
  waiting: 'Betalt, begynder senere',
  running: 'I gang',
  livstid: 'Betalt',
  cancelled: 'Opsagt',
  grace: 'Mangler betaling',
  over: 'Opsagt og slut',
  lapsed: 'Ikke betalt videre',
  withdrawn: 'Fortrudt',
  left: 'Stoppet',
  changed: 'Afløst',
  duplicate: 'Blev ikke til noget',
  page_deleted: 'Slut',
  abandoned: 'Annulleret',
}

const over: ReadonlySet<PlanState> = new Set([
  'over',
  'lapsed',
  'withdrawn',
  'left',
  'changed',
  'duplicate',
  'page_deleted',
  'abandoned',
])

/** Whether nothing of the agreement runs or is on its way, so that a plan can be bought. */
export const isOver = ({ state }: Pick<PlanView, 'state'>): boolean => over.has(state)

type Told = Pick<PlanView, 'state' | 'choice' | 'payerName' | 'startsAt' | 'endedAt' | 'paidUntil' | 'graceUntil'> & {
  isMine: boolean
}

const day = (iso: string | null) => (iso ? formatDate(new Date(iso)) : '')
const lastDay = (end: string | null) => (end ? formatLastDay(new Date(end)) : '')
const pageStays = 'Siden bliver stående, og det, der er lagt op, bliver vist og kan hentes.'

/** What happened to a page's plan and what comes, in sentences: to its payer, or to another member. */
export function planStory(plan: Told): string {
  const { state, choice, startsAt, endedAt, paidUntil, graceUntil, isMine, payerName } = plan
  const name = planNames[partsOf[choice].plan]
  const who = isMine ? 'Du' : payerName || null
  const payer = isMine || payerName ? '' : ' Den, der betalte, har ikke længere en konto.'
  switch (state) {
    case 'ordered':
      return 'Bestillingen er ikke betalt, og der er ikke trukket noget.'
    case 'transfer':
      return isMine
        ? 'Planen begynder tidligst, når pengene er på vores konto. Skriv betalingskoden i beskedfeltet.'
        : `${who ?? 'En'} har bestilt planen med bankoverførsel. Den begynder tidligst, når pengene er kommet, så I skal ikke købe den igen.`
    case 'waiting':
      return `${who ? `${who} har betalt` : 'Der er betalt'}, og ${name} begynder den ${day(startsAt)}, når fristen for at fortryde er gået.${payer}`
    case 'running':
      return payer.trim()
    case 'livstid':
      return `Der er ikke flere betalinger, og der er intet at sige op.${payer}`
    case 'cancelled':
      return `${who ? `${who} har opsagt planen` : 'Planen er opsagt'}. Premium løber til og med ${lastDay(paidUntil)}, og der bliver ikke trukket mere.${payer}`
    case 'grace':
      return `Alt virker til og med ${lastDay(graceUntil)}, så der er tid til at betale.${payer}`
    case 'over':
      return `${who ? `${who} opsagde planen` : 'Planen blev opsagt'}, og den sidste betalte dag var ${lastDay(paidUntil)}. ${pageStays}`
    case 'lapsed':
      return `Der kom ingen betaling efter ${lastDay(paidUntil)}, så Premium sluttede den ${day(endedAt ?? graceUntil)}. Siden bliver stående. Nu ${lapsedText}.`
    case 'withdrawn':
      return `${who ? `${who} fortrød købet` : 'Købet blev fortrudt'} den ${day(endedAt)}. ${pageStays}`
    case 'left':
      return `${who ? `${who} stoppede planen` : 'Planen blev stoppet'} den ${day(endedAt)}, før den betalte tid var gået. ${pageStays}`
    case 'changed':
      return `Planen blev afløst af en anden den ${day(endedAt)}.`
    case 'duplicate':
      return 'Siden havde allerede en plan, da betalingen kom, så denne blev ikke til noget.'
    case 'page_deleted':
      return `Planen sluttede den ${day(endedAt)}, da mindesiden blev slettet.`
    case 'abandoned':
      return 'Bestillingen blev annulleret, før den var betalt.'
  }
}

/** What it means to have a paid plan begin now, before the button. */
export function beginNowText({ choice, mine }: Pick<PlanView, 'choice' | 'mine'>): string {
  const until = mine?.regret ? ` til og med den ${day(mine.regret.until)}` : ''
  const counts = choice === 'livstid.once' ? livstidDay.livstid : ' Den betalte tid tæller så fra i dag.'
  return `Vil du ikke vente, kan planen begynde nu. Du kan stadig fortryde${until}, men så betaler du for de hele dage, siden har haft planen.${counts}`
}

/** How much goes back, where to, and when it is there. */
export function refundText({ amountOere, way, cardLabel, accountEnd, state, on }: PlanRefund): string {
  const amount = formatOere(amountOere)
  const date = formatDate(new Date(on))
  const to = {
    card: cardLabel ? `kortet ${cardLabel}` : 'det kort, du betalte med',
    mobilepay: 'MobilePay',
    bank_transfer: accountEnd ? `kontoen, der ender på ${accountEnd}` : 'din bankkonto',
  }[way]
  if (state === 'failed')
    return `${amount} kunne ikke betales tilbage til ${to}. Vi skriver til dig og spørger om en konto.`
  if (state === 'done')
    return `${amount} er sendt tilbage til ${to} den ${date}. Banken kan være nogle dage om at vise beløbet.`
  if (way === 'bank_transfer' && !accountEnd)
    return `${amount} skal tilbage til din bankkonto, men vi kender ikke kontonummeret. Svar på mailen om det med registreringsnummer og kontonummer.`
  // kept by: lib/domain/settlement/simulation.test.ts
  return `${amount} er på vej til ${to} og er sendt senest den ${date}.`
}
