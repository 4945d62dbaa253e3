import { expect, it } from 'vitest'
import type { Actor } from '@/lib/shared/actor'
import { sessionKindOf } from '@/lib/shared/session-kinds'

const signedIn = {
  contributorHash: null,
  userId: 'u',
  sessionId: 's',
  username: 'n',
  fullName: 'N',
  email: 'n@eksempel.dk',
  reseller: null,
  hasConfirmed: true,
}
const reseller = { id: 'r', role: 'owner' } as const

it.each<[string, Actor]>([
  ['visitor', { kind: 'visitor', contributorHash: null }],
  ['system', { kind: 'system', name: 'jobs' }],
  ['family', { ...signedIn, kind: 'user' }],
  ['reseller', { ...signedIn, kind: 'user', reseller }],
  ['console', { ...signedIn, kind: 'administrator', scope: 'full' }],
  ['workshop', { ...signedIn, kind: 'administrator', scope: 'production' }],
])('tells %s', (kind, actor) => {
  expect(sessionKindOf(actor)).toBe(kind)
})
