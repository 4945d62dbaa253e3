import type { PayMethod, PlanChoice, PlanInterval } from '@/lib/domain/subscriptions/schema'

export const choiceNames: Record<PlanChoice, string> = {
  'premium.month': 'Premium, en måned',
  'premium.year': 'Premium, et år',
  'livstid.once': 'Livstid',
}

export const intervalNames: Record<PlanInterval, string> = { month: 'om måneden', year: 'om året', once: 'én gang' }

export const methodNames: Record<PayMethod, string> = {
  card: 'Kort',
  mobilepay: 'MobilePay',
  bank_transfer: 'Bankoverførsel',
}

/** The honest sentence under each way of paying; `once` where nothing is renewed. */
export function methodHint(method: PayMethod, interval: PlanInterval): string {
  if (method === 'bank_transfer') {
    return interval === 'once'
      ? 'Du får en faktura med kontonummer. Livstid begynder, når pengene er kommet.'
      : 'Du får en faktura med kontonummer. Premium begynder, når pengene er kommet. Det fornyes ikke af sig selv: før næste periode sender vi en ny faktura, som du kan lade ligge.'
  }
  if (interval === 'once') return 'Beløbet trækkes én gang. Kortet eller telefonen bliver ikke gemt.'
  if (method === 'mobilepay')
    return 'MobilePay betaler én periode ad gangen og fornyes ikke af sig selv. Før næste periode sender vi en faktura, som du kan lade ligge.'
  return interval === 'month'
    ? 'Kortet bliver gemt hos betalingsudbyderen og trækkes hver måned, til du siger op.'
    : 'Kortet bliver gemt hos betalingsudbyderen og trækkes hvert år, til du siger op.'
}

/** The heading of the box that asks for Premium at once, and what it means for a withdrawal. */
export const startNowLabel = 'Jeg vil have Premium med det samme'
export const startNowHint =
  'Fortryder du inden fristen, betaler du for de hele dage, du har haft Premium. Sætter du ikke kryds, begynder Premium om 14 dage, og så får du alt tilbage, hvis du fortryder.'

/** Step one and two of a withdrawal. */
export const withdrawLabel = 'Fortryd køb'
export const confirmWithdrawalLabel = 'Bekræft fortrydelse'
export const orderLabel = 'Bestil og betal'

/** Shown after a form without script, by the parameter of its address. */
export const doneTexts: Readonly<Record<string, string>> = {
  bestilt: 'Bestillingen er gemt. Fakturaen med kontonummer er på vej til din mail, og tallene står også her.',
  skiftet: 'Planen er ændret.',
  opsagt: 'Aftalen er sagt op. Du har fået en mail om det.',
  fortsat: 'Aftalen fortsætter.',
  stoppet: 'Aftalen er stoppet. Du har fået en mail om pengene.',
  betaling: 'Måden at betale på er ændret.',
}
