import { afterEach, expect, it } from 'vitest'
import { reserveCost } from '@/lib/domain/made-works/costs'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'

const before = { own: env.PROVIDER_LIMIT_OERE, all: env.PROVIDER_LIMIT_ALL_OERE }
afterEach(() => Object.assign(env, { PROVIDER_LIMIT_OERE: before.own, PROVIDER_LIMIT_ALL_OERE: before.all }))

async function account() {
  const user = await createAccount()
  const memorial = await createMemorial({ owner: user })
  const spend = (amountOere: number, now?: Date) =>
    db.$transaction((tx) =>
      reserveCost(
        tx,
        { userId: user.id, memorialId: memorial.id, provider: 'anthropic', purpose: 'song_words', amountOere },
        now,
      ),
    )
  return { user, spend }
}

it('an account cannot pass its limit of a month, and the refusal offers the built-in way', async () => {
  const { spend, user } = await account()
  await spend(3000)
  await spend(2000)
  await expect(spend(1)).rejects.toMatchObject({
    code: 'PROVIDER_LIMIT',
    status: 429,
    sentence: expect.stringMatching(/50.*bygget ind her/),
  })
  expect(await db.providerCost.count({ where: { userId: user.id } })).toBe(2)
})

it('two calls at once do not both fit into the same rest', async () => {
  const { spend } = await account()
  const tried = await Promise.allSettled([spend(3000), spend(3000), spend(3000)])
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('a month begins at midnight in Denmark', async () => {
  const { spend } = await account()
  // 1 August 2031, 00:30 in Denmark, is still July in UTC.
  await spend(5000, new Date('2031-07-31T21:30:00Z'))
  await expect(spend(5000, new Date('2031-07-31T21:45:00Z'))).rejects.toMatchObject({ code: 'PROVIDER_LIMIT' })
  await spend(5000, new Date('2031-07-31T22:30:00Z'))
})

it('everybody together has a limit too', async () => {
  const [one, other] = [await account(), await account()]
  const now = new Date('2032-05-05T10:00:00Z')
  Object.assign(env, { PROVIDER_LIMIT_ALL_OERE: 4000 })
  await one.spend(3000, now)
  await expect(other.spend(3000, now)).rejects.toMatchObject({ code: 'PROVIDER_LIMIT_ALL' })
})
