import { describe, expect, test } from 'vitest'
import { burnsUntil } from '@/lib/domain/contributions/candle-days'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { type Caller, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

async function light(memorial: { id: string }, input: object = {}, caller: Caller = callerFor(visitor())) {
  const altcha = await solvedProof()
  const { result } = await execute(lightCandle, caller, { id: memorial.id, name: 'Bodil', altcha, ...input })
  return result
}

async function newPage(options: object = {}) {
  const owner = await createAccount()
  return { owner, memorial: await createMemorial({ owner, ...options }) }
}

describe('lighting a candle', () => {
  test('without a message it burns at once for seven days and is counted; the family is notified only in the app', async () => {
    const { owner, memorial } = await newPage()
    const before = new Date()
    const candle = await light(memorial, { name: '  Bodil   Krogh ', message: '   ' })
    expect(candle).toMatchObject({
      authorName: 'Bodil Krogh',
      message: null,
      status: 'approved',
      burning: true,
      own: true,
    })
    const row = await db.contribution.findUniqueOrThrow({ where: { id: candle.id } })
    // Midnight may pass between the two.
    expect([burnsUntil(before), burnsUntil(new Date())]).toContainEqual(row.burnsUntil)
    expect(await countContributions(memorial.id)).toEqual({ greetings: 0, candles: 1, tributes: 0, burning: 1 })
    expect(await db.notification.count({ where: { userId: owner.id } })).toBe(1)
    expect(await db.mail.count({ where: { recipient: owner.email } })).toBe(0)
  })

  test.each([
    ['a link', 'Bodil, billigt.shop'],
    ['an advertiser’s phrase', 'V.I.A.G.R.A'],
    ['an insult', 'Luder'],
  ])('with %s for a name it is pending, also without script and from an account', async (_, name) => {
    const { memorial } = await newPage()
    const plain = callerFor(visitor(), { scripted: false })
    const account = callerFor(actorFor(await createAccount()))
    expect(await light(memorial, { name })).toMatchObject({ status: 'pending' })
    expect(await light(memorial, { name, altcha: undefined }, plain)).toMatchObject({ status: 'pending' })
    expect(await light(memorial, { name, altcha: undefined }, account)).toMatchObject({ status: 'pending' })
    expect(await countContributions(memorial.id)).toMatchObject({ candles: 0, burning: 0 })
  })

  test('with a message it is pending, like a greeting', async () => {
    const { owner, memorial } = await newPage()
    expect(await light(memorial, { message: 'Hvil i fred' })).toMatchObject({
      status: 'pending',
      message: 'Hvil i fred',
    })
    expect(await db.mail.count({ where: { recipient: owner.email } })).toBe(1)
    const open = await newPage({ guestbookMode: 'at_once' })
    expect(await light(open.memorial, { message: 'Hvil i fred' })).toMatchObject({ status: 'approved' })
    const careful = await newPage({ guestbookMode: 'at_once', candleMode: 'first' })
    expect(await light(careful.memorial, { message: 'Hvil i fred' })).toMatchObject({ status: 'pending' })
    expect(await light(careful.memorial)).toMatchObject({ status: 'pending' })
  })

  test('burns at once without script too, but a message without a proof is pending', async () => {
    const { memorial } = await newPage({ guestbookMode: 'at_once' })
    const plain = callerFor(visitor(), { scripted: false })
    expect(await light(memorial, { altcha: undefined }, plain)).toMatchObject({ status: 'approved' })
    const words = { altcha: undefined, message: 'Hvil i fred' }
    expect(await light(memorial, words, plain)).toMatchObject({ status: 'pending' })
  })

  test('an account needs no proof', async () => {
    const { memorial } = await newPage()
    const outsider = actorFor(await createAccount())
    const candle = await light(memorial, { altcha: undefined }, callerFor(outsider))
    expect(candle.status).toBe('approved')
    const row = await db.contribution.findUniqueOrThrow({ where: { id: candle.id } })
    expect(row.userId).toBe(outsider.userId)
  })

  test('sixty guests on the wifi of one church light theirs within minutes, each on their own phone', async () => {
    const { memorial } = await newPage()
    const church = '203.0.113.50'
    for (let guest = 0; guest < 60; guest++) {
      const phone = visitor(hashToken(`telefon ${guest}`))
      await light(memorial, {}, callerFor(phone, { address: church }))
    }
    expect(await countContributions(memorial.id)).toMatchObject({ candles: 60, burning: 60 })
  })
})

describe('refuses', () => {
  test('a candle without a name, with a message too long, or with a link', async () => {
    const { memorial } = await newPage()
    for (const nobody of [' ', '\u3164', '\u200D\u200E', '\u2800']) {
      await expect(light(memorial, { name: nobody })).rejects.toMatchObject({ fields: { name: 'Skriv dit navn.' } })
    }
    await expect(light(memorial, { message: 'å'.repeat(281) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(light(memorial, { message: 'www.billigt.dk' })).rejects.toMatchObject({ code: 'TOO_MANY_LINKS' })
  })

  test('a page that does not exist', async () => {
    await expect(light({ id: 'findes-ikke' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('one phone that keeps sending', async () => {
    const { memorial } = await newPage()
    const phone = callerFor(visitor(hashToken('én telefon')))
    for (let count = 0; count < 15; count++) await light(memorial, {}, phone)
    await expect(light(memorial, {}, phone)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
