import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { leaveGreeting } from '@/lib/domain/contributions/commands/leave-greeting'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

async function newPage() {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner }) }
}

async function light(memorial: { id: string }, key: string, device = visitor()) {
  const input = { id: memorial.id, name: 'Bodil', altcha: await solvedProof(), key }
  return execute(lightCandle, callerFor(device), input)
}

describe('a post that is sent again with its key', () => {
  test('is the same post: nothing is created, counted or announced again', async () => {
    const { owner, memorial } = await newPage()
    const key = randomUUID()
    const first = await light(memorial, key)
    const again = await light(memorial, key.toUpperCase())
    expect(again.result).toEqual({ ...first.result, own: true })
    expect(await countContributions(memorial.id)).toMatchObject({ candles: 1, burning: 1 })
    expect(await db.notification.count({ where: { userId: owner.id } })).toBe(1)
  })

  test('ten concurrent tries light one candle', async () => {
    const { memorial } = await newPage()
    const key = randomUUID()
    const tries = await Promise.all(Array.from({ length: 10 }, () => light(memorial, key)))
    expect(new Set(tries.map(({ result }) => result.id)).size).toBe(1)
    expect(await countContributions(memorial.id)).toMatchObject({ candles: 1 })
  })

  test('belongs to the device whose first answer was lost', async () => {
    const { memorial } = await newPage()
    const key = randomUUID()
    // The answer with the device's secret was lost.
    await light(memorial, key)
    const device = visitor(hashToken('en telefon på kirkegården'))
    const { result } = await light(memorial, key, device)
    await execute(withdrawContribution, callerFor(device), { id: result.id })
    expect(await countContributions(memorial.id)).toMatchObject({ candles: 0 })
  })

  test('from an account stays with the account', async () => {
    const { memorial } = await newPage()
    const key = randomUUID()
    const writer = actorFor(await createAccount())
    const input = { id: memorial.id, name: 'Per', message: 'Tak for alt.', key }
    const { result } = await execute(leaveGreeting, callerFor(writer), input)
    const before = await db.contribution.findUniqueOrThrow({ where: { id: result.id } })
    await execute(leaveGreeting, callerFor(visitor()), { ...input, altcha: await solvedProof() })
    const after = await db.contribution.findUniqueOrThrow({ where: { id: result.id } })
    expect(after).toEqual(before)
    expect(after.userId).toBe(writer.userId)
  })

  test('on another page is another post', async () => {
    const [one, other] = [await newPage(), await newPage()]
    const key = randomUUID()
    const ids = [(await light(one.memorial, key)).result.id, (await light(other.memorial, key)).result.id]
    expect(new Set(ids).size).toBe(2)
  })

  test('must be a UUID', async () => {
    const { memorial } = await newPage()
    await expect(light(memorial, 'lys-1')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
