import { expect, test } from 'vitest'
import { isForgotten, type WaitingPost } from '@/lib/client/outbox'
import { dayMs } from '@/lib/shared/durations'

const now = Date.parse('2026-06-01T12:00:00Z')
const post = (daysOld: number, refusal?: WaitingPost['refusal']): WaitingPost => ({
  key: '0190e5a4-0000-7000-8000-000000000000',
  slug: 'karen-holm',
  kind: 'greeting',
  action: '/api/memorials/karen-holm/guestbook',
  fields: [['message', 'Tak for alt.']],
  writtenAt: now - daysOld * dayMs,
  isMembers: false,
  ...(refusal && { refusal }),
})
const refusal = { message: 'Det, du leder efter, findes ikke.', fields: {} }

test('a post refused by a closed page is stored on the device for a month at most', () => {
  expect([isForgotten(post(29, refusal), now), isForgotten(post(31, refusal), now)]).toEqual([false, true])
})

test('a post that can still be sent is stored however long there is no connection', () => {
  expect(isForgotten(post(400), now)).toBe(false)
})
