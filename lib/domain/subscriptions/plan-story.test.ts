import { expect, it } from 'vitest'
import type { PlanState } from '@/lib/domain/billing/plan-state'
import { isOver, planStory, refundText } from '@/lib/domain/subscriptions/plan-story'
import type { PlanRefund } from '@/lib/domain/subscriptions/schema'

const plan = {
  choice: 'premium.year' as const,
  payerName: 'Inga Toft',
  startsAt: '2026-12-14T23:00:00.000Z',
  endedAt: '2026-11-29T10:00:00.000Z',
  paidUntil: '2027-05-03T22:00:00.000Z',
  graceUntil: '2027-06-02T22:00:00.000Z',
}
const told = (state: PlanState, isMine: boolean, payerName = plan.payerName) =>
  planStory({ ...plan, state, isMine, payerName })

it.each([
  ['ordered', /ikke betalt/, /ikke betalt/],
  ['transfer', /Skriv betalingskoden/, /^Inga Toft har bestilt .* ikke købe den igen/],
  ['waiting', /^Du har betalt, og Premium begynder den 15\. december 2026/, /^Inga Toft har betalt/],
  ['running', /^$/, /^$/],
  ['livstid', /ikke flere betalinger/, /ikke flere betalinger/],
  ['cancelled', /^Du har opsagt planen\. Premium løber til og med 3\. maj 2027/, /^Inga Toft har opsagt planen/],
  ['grace', /til og med 2\. juni 2027/, /til og med 2\. juni 2027/],
  ['over', /^Du opsagde planen, og den sidste betalte dag var 3\. maj 2027/, /^Inga Toft opsagde planen/],
  ['lapsed', /^Der kom ingen betaling efter 3\. maj 2027/, /^Der kom ingen betaling/],
  ['withdrawn', /^Du fortrød købet den 29\. november 2026/, /^Inga Toft fortrød købet den 29\. november 2026/],
  ['left', /^Du stoppede planen den 29\. november 2026/, /^Inga Toft stoppede planen/],
  ['changed', /afløst .* den 29\. november 2026/, /afløst/],
  ['duplicate', /havde allerede en plan/, /havde allerede en plan/],
  ['page_deleted', /den 29\. november 2026, da mindesiden blev slettet/, /slettet/],
  ['abandoned', /annulleret/, /annulleret/],
] satisfies [PlanState, RegExp, RegExp][])('%s is told to the payer and to others', (state, mine, others) => {
  expect(told(state, true)).toMatch(mine)
  expect(told(state, false)).toMatch(others)
  expect(told(state, false, '')).not.toMatch(/Inga|\bnull\b|undefined/)
})

it.each(['ordered', 'transfer', 'waiting', 'running', 'livstid', 'cancelled', 'grace'] as const)(
  'what is %s is not over, so nobody is asked to buy it again',
  (state) => {
    expect(isOver({ state })).toBe(false)
  },
)

const refund: PlanRefund = {
  id: '1',
  agreementId: '1',
  amountOere: 290_00,
  way: 'card',
  cardLabel: 'Visa •••• 4242',
  accountEnd: null,
  state: 'under_way',
  on: '2026-12-14',
}

it.each([
  [{}, /^290,00.kr\. er på vej til kortet Visa •••• 4242 og er sendt senest den 14\. december 2026\.$/],
  [{ cardLabel: null }, /på vej til det kort, du betalte med/],
  [{ state: 'done' }, /er sendt tilbage til kortet Visa •••• 4242 den 14\. december 2026/],
  [{ way: 'mobilepay' }, /på vej til MobilePay/],
  [{ way: 'bank_transfer', accountEnd: '4567' }, /på vej til kontoen, der ender på 4567/],
  [{ way: 'bank_transfer' }, /til din bankkonto, men vi kender ikke kontonummeret/],
  [{ way: 'bank_transfer', state: 'done' }, /er sendt tilbage til din bankkonto/],
  [{ state: 'failed' }, /kunne ikke betales tilbage .* spørger om en konto/],
] satisfies [Partial<PlanRefund>, RegExp][])('%j: how much, where to and when', (changes, text) => {
  expect(refundText({ ...refund, ...changes })).toMatch(text)
})
