import { expect, it } from 'vitest'
import { answerDeepHealth, answerMetrics, mayMonitor } from '@/lib/server/monitor/answer'

const token = 'a-token-of-more-than-24-characters'
const asked = (headers: Record<string, string>) => new Request('http://localhost:3000/metrics', { headers })
const direct = { 'x-client-address': '127.0.0.1', 'x-came-directly': '1', host: 'localhost:3000' }

it.each([
  ['the token', { authorization: `Bearer ${token}` }, true],
  ['the token through a proxy', { authorization: `bearer ${token}`, 'x-client-address': '9.9.9.9' }, true],
  ['another token', { authorization: `Bearer ${token}x` }, false],
  ['half a token', { authorization: `Bearer ${token.slice(0, 10)}` }, false],
  ['the token as a password', { authorization: `Basic ${token}` }, false],
  ['this machine', direct, true],
  ['this machine over IPv6', { ...direct, 'x-client-address': '::/64', host: '[::1]:3000' }, true],
  ['this machine with a wrong token', { ...direct, authorization: 'Bearer wrong' }, true],
  ['a visitor behind a proxy on this machine', { ...direct, 'x-came-directly': '' }, false],
  ['a visitor behind a proxy that hides itself', { ...direct, host: 'mindelund.dk' }, false],
  ['a visitor', { ...direct, 'x-client-address': '9.9.9.9' }, false],
  ['a visitor whose address begins like ours', { ...direct, 'x-client-address': '127.example' }, false],
  ['nobody known', {}, false],
])('%s: %o', (_who, headers, isLetIn) => {
  expect(mayMonitor(asked(headers), token)).toBe(isLetIn)
})

it('without a configured token none is right', () => {
  expect(mayMonitor(asked({ authorization: 'Bearer undefined' }), undefined)).toBe(false)
  expect(mayMonitor(asked({ authorization: 'Bearer ' }), '')).toBe(false)
})

it.each([answerMetrics, answerDeepHealth])('for everybody else the address does not exist', async (answer) => {
  const response = await answer(asked({}))
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await response.text()).not.toContain('mindelund_')
})
