import { expect, test } from 'vitest'
import type { SignedPaymentView } from '@/lib/domain/payments/schema'
import { markupOf } from '@/tests/factories/markup-of'
import { PaymentState } from './payment-state'

const payment: SignedPaymentView = {
  id: '019abc',
  key: 'signature',
  status: 'open',
  method: 'card',
  description: 'Premium i et år',
  amountOere: 29_000,
  vatOere: 5800,
  payUrl: null,
  failureCode: null,
  nextPath: null,
  backPath: '/subscription',
}

const show = (changes: Partial<SignedPaymentView>, from: 'paid' | 'interrupted' | 'opened' | null = null) =>
  markupOf(<PaymentState payment={{ ...payment, ...changes }} from={from} refusal={null} />)

test('an open payment is opened by a form of our own, which works without script', () => {
  const page = show({})
  expect(page).toContain('action="/api/payments/019abc/open" method="post"')
  expect(page).toContain('Gå til betalingen')
})

test('without script the way on is a plain link to the provider', () => {
  expect(show({ payUrl: 'https://betaling.eksempel.dk/1' }, 'opened')).toContain(
    'href="https://betaling.eksempel.dk/1"',
  )
})

test('whoever comes back waits, and the page loads itself again without script', () => {
  const page = show({}, 'paid')
  expect(page).toContain('http-equiv="refresh"')
  expect(page).toContain('action="/api/payments/019abc/check"')
})

test('nobody who comes from paying is told that nothing was taken before the provider was asked', () => {
  for (const status of ['cancelled', 'expired'] as const) {
    const page = show({ status }, 'paid')
    expect(page).not.toContain('intet trukket')
    expect(page).toContain('action="/api/payments/019abc/check"')
  }
})

test('a refused card says why, that nothing was taken, and what to do', () => {
  const page = show({ failureCode: 'insufficient_funds' }, 'interrupted')
  expect(page).toContain('Der er ikke dækning på kontoen.')
  expect(page).toContain('Der er intet trukket.')
  expect(page).toContain('Prøv igen')
  expect(page).toContain('href="/subscription"')
})

test.each([
  ['expired', 'Tiden til at betale er gået'],
  ['cancelled', 'Betalingen er lukket'],
  ['failed', 'Betalingen blev ikke godkendt.'],
] as const)('a payment that is %s cannot be opened, and leads back', (status, text) => {
  const page = show({ status })
  expect(page).toContain(text)
  expect(page).not.toContain('/open')
  expect(page).toContain('Tilbage til købet')
})
