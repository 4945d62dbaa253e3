import { planNames, regrettedMonths, reminderDays } from '@/lib/domain/billing/plans'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import type { PlanChoice, PlanInterval } from '@/lib/domain/subscriptions/schema'
import { daysBefore } from '@/lib/shared/days-before'

export const choiceNames: Record<PlanChoice, string> = {
  'premium.month': 'Premium, en måned',
  'premium.year': 'Premium, et år',
  'livstid.once': 'Livstid',
}

export const intervalNames: Record<PlanInterval, string> = { month: 'om måneden', year: 'om året', once: 'én gang' }

// kept by: lib/domain/subscriptions/process-due-agreement.ts
export const remindersText = `Vi skriver ${daysBefore(reminderDays.year)}, før et betalt år er gået, og ${daysBefore(reminderDays.month)}, før en betalt måned er gået.`

/** The honest sentence under each way of paying; `once` where nothing is renewed. */
export function methodHint(method: PaymentMethod, interval: PlanInterval): string {
  if (method === 'bank_transfer') {
    return interval === 'once'
      ? 'Du får en faktura med kontonummer. Livstid begynder tidligst, når pengene er kommet.'
      : 'Du får en faktura med kontonummer. Premium begynder tidligst, når pengene er kommet. Det fornyes ikke af sig selv: før næste periode sender vi en ny faktura, som du kan lade ligge.'
  }
  if (interval === 'once')
    // 2 of 2 kept by: lib/domain/payments/commands/open-payment.test.ts
    return 'Beløbet trækkes én gang. Vi gemmer hverken kortet eller telefonnummeret.'
  if (method === 'mobilepay')
    return `Du betaler for ${interval === 'month' ? 'en måned' : 'et år'} ad gangen, og det fornyes ikke af sig selv. Før næste periode sender vi en faktura, som du kan lade ligge.`
  return interval === 'month'
    ? 'Kortet bliver gemt hos betalingsudbyderen, og beløbet trækkes på det hver måned, til du siger op.'
    : 'Kortet bliver gemt hos betalingsudbyderen, og beløbet trækkes på det hvert år, til du siger op.'
}

type Bought = 'premium' | 'livstid'

/** What a day of Livstid costs when it is regretted. */
export const livstidDay = {
  premium: '',
  // kept by: lib/domain/subscriptions/commands/withdraw-again.test.ts
  livstid: ' En dag koster det samme som en dag i et år med Premium.',
} as const

/** The heading of the box that asks for a plan at once, and what it means for a withdrawal. */
export const startNowLabel = (plan: Bought) => `Jeg vil have ${planNames[plan]} med det samme`
export const startNowHint = (plan: Bought, isRegretted: boolean) =>
  `Fortryder du inden fristen, betaler du for de hele dage, du har haft ${planNames[plan]}.${livstidDay[plan]} Sætter du ikke kryds, begynder ${planNames[plan]}, når fristen for at fortryde er gået, og så får du alt tilbage, hvis du fortryder.${isRegretted ? ` ${regrettedHint}` : ''}`
/** `later`: the day and the sum without the tick. */
export const changeNowHint = (plan: Bought, later: { on: string; toPay: string }) =>
  `Fortryder du inden fristen, betaler du for de hele dage, der ikke allerede var betalt.${livstidDay[plan]} Sætter du ikke kryds, begynder den nye plan ${later.on}, når fristen er gået. Til da har siden den plan, den har nu, så længe der er betalt for den, og du betaler ${later.toPay} med moms for skiftet. ${regrettedHint}`

const regrettedHint = `Er en plan til siden blevet brugt og fortrudt inden for de sidste ${regrettedMonths} måneder, begynder en ny altid først, når fristen er gået.`

/** Step one and two of a withdrawal. */
export const withdrawLabel = 'Fortryd køb'
export const orderLabel = 'Bestil og betal'

/** Shown after a form without script, by the parameter of its address. */
export const doneTexts: Readonly<Record<string, string>> = {
  bestilt: 'Bestillingen er gemt. Fakturaen med kontonummer er på vej til din mail, og tallene står også her.',
  begyndt: 'Planen er begyndt, og alt i den kan bruges. Du har fået en mail om det.',
  skiftet: 'Planen er ændret.',
  opsagt: 'Planen er opsagt. Du har fået en mail om det.',
  fortsat: 'Planen fortsætter.',
  stoppet: 'Planen er stoppet. Du har fået en mail om pengene.',
  betaling: 'Måden at betale på er ændret.',
}
