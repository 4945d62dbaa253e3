import { expect } from '@playwright/test'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { PlacedPlan } from '@/lib/domain/subscriptions/place-order'
import type { Family } from './family'
import { answerOf } from './site'

type Wanted = {
  choice: 'premium.month' | 'premium.year' | 'livstid.once'
  method: 'card' | 'mobilepay' | 'bank_transfer'
}

/** Orders a plan that begins when it is paid. `path`: where it is paid; empty for a bank transfer. */
export async function orderPlan(
  { call }: Family,
  memorialId: string,
  wanted: Wanted,
): Promise<{ id: string; path: string }> {
  const data = { ...wanted, memorialId, startNow: true, termsVersion: legalDocuments.terms.version }
  const { id, next } = await answerOf<PlacedPlan>(await call.post('/api/subscriptions', { data }))
  return { id, path: next ?? '' }
}

/** Opens the demonstration's payment page of a payment. Returns its path. */
export async function openDemoPayment({ call }: Pick<Family, 'call'>, path: string): Promise<string> {
  const { about, data } = paymentOf(path)
  const { url } = await answerOf<{ url: string }>(await call.post(`${about}/open`, { data }))
  return new URL(url, 'http://localhost').pathname
}

/** Pays at the demonstration's payment page. `path`: of the payment. Returns where the payer goes then. */
export async function payDemo(family: Pick<Family, 'call'>, path: string): Promise<string> {
  const session = (await openDemoPayment(family, path)).split('/').at(-1)
  await answerOf(await family.call.post(`/api/demo-payments/${session}`, { data: { choice: 'pay' } }))
  const { about, data } = paymentOf(path)
  let next = ''
  const ask = async () => {
    const checked = await answerOf<{ next: string | null }>(await family.call.post(`${about}/check`, { data }))
    next = checked.next ?? ''
    return next
  }
  await expect.poll(ask, { message: 'the payment is paid' }).not.toBe('')
  return next
}

function paymentOf(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  return { about: `/api/payments/${pathname.split('/').at(-1)}`, data: { key: searchParams.get('key') } }
}

/** Buys Livstid for a page: then it has room for everything. */
export async function givePlan(family: Family, memorialId: string): Promise<void> {
  const { path } = await orderPlan(family, memorialId, { choice: 'livstid.once', method: 'card' })
  await payDemo(family, path)
}
