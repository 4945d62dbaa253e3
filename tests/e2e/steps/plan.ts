import { expect } from '@playwright/test'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { Family } from './family'
import { answerOf } from './site'

/** Buys Livstid for a page and pays it at the demonstration's payment page: then it has room for everything. */
export async function givePlan({ call }: Family, memorialId: string): Promise<void> {
  const wanted = { memorialId, choice: 'livstid.once', method: 'card', startNow: true }
  const { path } = await answerOf<{ path: string }>(
    await call.post('/api/subscriptions', { data: { ...wanted, termsVersion: legalDocuments.terms.version } }),
  )
  const payment = new URL(path, 'http://localhost')
  const about = `/api/payments/${payment.pathname.split('/').at(-1)}`
  const data = { key: payment.searchParams.get('key') }
  const { url } = await answerOf<{ url: string }>(await call.post(`${about}/open`, { data }))
  const session = new URL(url, 'http://localhost').pathname.split('/').at(-1)
  await answerOf(await call.post(`/api/demo-payments/${session}`, { data: { choice: 'pay' } }))
  await expect
    .poll(async () => (await answerOf<{ status: string }>(await call.post(`${about}/check`, { data }))).status)
    .toBe('paid')
}
