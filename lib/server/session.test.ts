import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { readRoute } from '@/lib/server/http'
import { defineRead } from '@/lib/server/read'
import { spentHere, tellingTime } from '@/lib/server/telemetry/spent'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { createReseller } from '@/tests/factories/resellers'
import { actorBehind, giveFactor, halfway } from '@/tests/factories/second-factor'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const staff = () => createAccount({ isAdmin: true, staffScope: 'full' })
const kindBehind = async (cookie: string) => (await actorBehind(cookie)).kind
const change = (id: string, data: object) => db.session.update({ where: { id }, data })

describe('a session of staff', () => {
  it('ends on the server after an hour without activity', async () => {
    const { cookie, sessionId } = await signIn(await staff())
    await change(sessionId, { lastSeenAt: ago(59) })
    expect(await kindBehind(cookie)).toBe('administrator')
    await change(sessionId, { lastSeenAt: ago(61) })
    expect(await kindBehind(cookie)).toBe('visitor')
    await change(sessionId, { lastSeenAt: new Date() })
    expect(await kindBehind(cookie), 'once it has ended').toBe('visitor')
  })

  it('ends after twelve hours, even when active', async () => {
    const { cookie, sessionId } = await signIn(await staff())
    await change(sessionId, { createdAt: ago(12 * 60 + 1), expiresAt: new Date(Date.now() + 1e9) })
    expect(await kindBehind(cookie)).toBe('visitor')
  })

  it('is extended by what a person does, not by automatic requests', async () => {
    const { cookie, sessionId } = await signIn(await staff())
    await change(sessionId, { lastSeenAt: ago(50) })
    const lastSeen = async () => (await db.session.findUniqueOrThrow({ where: { id: sessionId } })).lastSeenAt
    const before = await lastSeen()
    const nothing = { name: 'test.nothing', session: 'optional', input: z.object({}), authorize: anyone } as const
    const read = readRoute(defineRead({ ...nothing, run: () => ({}) }))
    await read(new Request('http://localhost:3000/', { headers: { cookie } }), { params: Promise.resolve({}) })
    expect(await lastSeen()).toEqual(before)
    await actorBehind(cookie)
    expect((await lastSeen()).getTime()).toBeGreaterThan(before.getTime())
  })

  it('grants nothing while the second factor is missing, and ends after half an hour', async () => {
    const user = await staff()
    await giveFactor(user)
    const { cookie, sessionId, actor } = await halfway(user)
    expect(actor).toMatchObject({ kind: 'visitor', halfway: { step: 'code' } })
    await change(sessionId, { createdAt: ago(31) })
    expect(await actorBehind(cookie)).toEqual({ kind: 'visitor', contributorHash: null })
  })

  it('grants nothing if it was opened before the account became staff', async () => {
    const user = await createAccount()
    const { cookie } = await signIn(user)
    await db.user.update({ where: { id: user.id }, data: { isAdmin: true, staffScope: 'full' } })
    expect(await actorBehind(cookie)).toMatchObject({ kind: 'visitor', halfway: { step: 'set-up' } })
  })
})

it('a session of a reseller with a common password grants nothing', async () => {
  const user = await createAccount()
  const { cookie } = await signIn(user, { needsNewPassword: true })
  expect(await kindBehind(cookie)).toBe('user')
  await createReseller(user)
  expect(await actorBehind(cookie)).toMatchObject({ kind: 'visitor', halfway: { step: 'password' } })
})

it('a session of a family lasts longer than a day and needs no code', async () => {
  const { cookie, sessionId } = await signIn(await createAccount())
  await change(sessionId, { createdAt: ago(29 * 24 * 60), lastSeenAt: ago(20 * 24 * 60) })
  expect(await kindBehind(cookie)).toBe('user')
})

it('is read with what it belongs to in one statement, for an administrator, a reseller and a family alike', async () => {
  const [administrator, mason, family] = [await staff(), await createAccount(), await createAccount()]
  await createReseller(mason)
  for (const person of [administrator, mason, family]) {
    const { cookie } = await signIn(person)
    let statements = 0
    const count = tellingTime(async () => {
      await actorBehind(cookie)
      statements = spentHere()?.statements ?? 0
      return new Response()
    })
    await count()
    expect(statements).toBe(1)
  }
})
