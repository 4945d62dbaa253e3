import type { BankLineStateName, BoughtPlan } from '@/lib/domain/bookkeeping/schema'
import { dayText } from '@/lib/domain/invoices/copy'
import { counted } from '@/lib/shared/counted'

export const bankStateTexts: Record<BankLineStateName, string> = {
  doubtful: 'Skal ses på',
  matched: 'Ført på en faktura',
  ignored: 'Ikke brugt',
}

export const bankEmptyTexts: Record<BankLineStateName, { title: string; text: string }> = {
  doubtful: { title: 'Der er ingen tvivl', text: 'Alle indbetalinger er ført på en faktura eller lagt til side.' },
  matched: { title: 'Her er ingen endnu', text: 'Indbetalinger, der passer på en faktura, kommer til at stå her.' },
  ignored: { title: 'Her er ingen', text: 'Det, I lægger til side med en bemærkning, kommer til at stå her.' },
}

/** What a file brought: '12 nye indbetalinger. 3 kendte vi i forvejen.' */
export function importedText({ added, known }: { added: number; known: number }): string {
  const fresh = added === 0 ? 'Ingen nye indbetalinger.' : `${counted(added, 'ny indbetaling', 'nye indbetalinger')}.`
  return known === 0 ? fresh : `${fresh} ${known.toLocaleString('da-DK')} kendte vi i forvejen.`
}

/** What was left out of it; empty when nothing was. */
export function skippedText({
  withdrawals,
  unbooked,
  sums,
}: Record<'withdrawals' | 'unbooked' | 'sums', number>): string {
  return [
    withdrawals > 0 && `${counted(withdrawals, 'udbetaling', 'udbetalinger')} er sprunget over.`,
    unbooked > 0 && `${counted(unbooked, 'linje', 'linjer')} er ikke bogført i banken eller ikke i kroner.`,
    sums > 0 && `${counted(sums, 'linje', 'linjer')} med saldo eller sum er sprunget over.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** How far a file is: '120 af 5.000 indbetalinger er set igennem.' */
export function progressText({ seen, all }: { seen: number; all: number }): string {
  return `${seen.toLocaleString('da-DK')} af ${counted(all, 'indbetaling', 'indbetalinger')} er set igennem.`
}

export const decidedTexts: Readonly<Record<string, string>> = {
  match: 'Indbetalingen er ført på fakturaen.',
  ignore: 'Indbetalingen er lagt til side.',
  split: 'Indbetalingen er delt ud på fakturaerne.',
  undo: 'Indbetalingen venter igen.',
}

/** How a plan that somebody bought stands, in the console. */
export function boughtPlanText({ status, paidThrough, isCancelled, endedOn }: Omit<BoughtPlan, 'id'>): string {
  if (status === 'ordered') return 'Bestilt, men ikke betalt'
  if (status === 'abandoned') return 'Blev aldrig betalt'
  if (status === 'ended') return endedOn ? `Sluttede ${dayText(endedOn)}` : 'Er slut'
  if (!paidThrough) return 'Udløber ikke'
  return `Betalt til og med ${dayText(paidThrough)}${isCancelled ? ', og opsagt' : ''}`
}

/** Each name is the form element's id and its key in `findDraft`. */
export const bankFileForm = 'bankfil'
export const bankLineForm = 'indbetaling'
export const splitLineForm = 'del-indbetaling'
export const undoLineForm = 'fortryd-indbetaling'
export const overpaymentForm = 'behold-overbetaling'
export const endRefundForm = 'afslut-tilbagebetaling'
export const resendForm = 'send-faktura-igen'
