import { describe, expect, it } from 'vitest'
import { retentionDays } from '@/lib/domain/legal/retention'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { longestCount } from '@/lib/server/abuse/rate-limit'
import { db } from '@/lib/server/db'
import { dayMs } from '@/lib/shared/durations'
import { createAccount, signIn } from '@/tests/factories/accounts'
import { createInvitation, createRequest } from '@/tests/factories/members'
import { createMemorial } from '@/tests/factories/memorials'
import { createCode } from '@/tests/factories/qr-codes'

type Kept = { from: Date; isKept: () => Promise<boolean> }

const begun = async () => {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner }), from: new Date() }
}

/** Records that are deleted after a period of their own and tested here rather than beside the deleting code. */
const things: Array<[keyof typeof retentionDays, string, () => Promise<Kept>]> = [
  [
    'wrongActivation',
    'a wrong activation code with the hash of an address',
    async () => {
      const { id: qrCodeId } = await createCode()
      const from = new Date()
      await db.wrongActivation.create({ data: { qrCodeId, addressHash: 'a'.repeat(64), triedAt: from } })
      return { from, isKept: async () => (await db.wrongActivation.count({ where: { qrCodeId } })) > 0 }
    },
  ],
  [
    'signInFailure',
    'a failed sign-in with the network it came from',
    async () => {
      const { owner, from } = await begun()
      const row = { userId: owner.id, kind: 'password' as const, network: '203.0.113.0/24', hour: from, lastAt: from }
      await db.signInFailure.create({ data: row })
      return { from, isKept: async () => (await db.signInFailure.count({ where: { userId: owner.id } })) > 0 }
    },
  ],
  [
    'session',
    'a device that was signed out',
    async () => {
      const { owner, from } = await begun()
      const { sessionId: id } = await signIn(owner)
      await db.session.update({ where: { id }, data: { endedAt: from } })
      return { from, isKept: async () => (await db.session.count({ where: { id } })) > 0 }
    },
  ],
  [
    'accessLink',
    'an invitation that ran out, with the address it went to',
    async () => {
      const { memorial, from } = await begun()
      const { id } = await createInvitation(memorial, { email: 'fætter@eksempel.dk' })
      await db.memorialInvitation.update({ where: { id }, data: { expiresAt: from } })
      return { from, isKept: async () => (await db.memorialInvitation.count({ where: { id } })) > 0 }
    },
  ],
  [
    'closedCase',
    'a decided wish to take a page over, with what it builds on',
    async () => {
      const { owner, memorial, from } = await begun()
      const id = await createRequest(memorial, owner)
      await db.successionRequest.update({ where: { id }, data: { status: 'refused', decidedAt: from } })
      return { from, isKept: async () => (await db.successionRequest.count({ where: { id } })) > 0 }
    },
  ],
]

describe('the periods stated on /privacy', () => {
  it.each(things)('%s: keeps %s for its period, and not a day longer', async (kind, _, create) => {
    const { from, isKept } = await create()
    const over = from.getTime() + retentionDays[kind] * dayMs
    await tidyUp(new Date(over - 60_000))
    expect(await isKept()).toBe(true)
    await tidyUp(new Date(over + 60_000))
    expect(await isKept()).toBe(false)
  })
})

it('deletes a device’s push endpoint once it is signed out', async () => {
  const { owner } = await begun()
  const { sessionId } = await signIn(owner)
  const keys = { p256dh: 'p', auth: 'a' }
  const endpoint = `https://push.example.com/${sessionId}`
  await db.pushSubscription.create({ data: { userId: owner.id, sessionId, endpoint, ...keys } })
  const count = () => db.pushSubscription.count({ where: { sessionId } })
  await tidyUp()
  expect(await count()).toBe(1)
  await db.session.update({ where: { id: sessionId }, data: { endedAt: new Date() } })
  await tidyUp(new Date(Date.now() + 1000))
  expect(await count()).toBe(0)
})

it('lets no limit count for longer than /privacy states', () => {
  expect(longestCount).toBe(retentionDays.counter * 24 * 3600)
})
