import { describe, expect, test } from 'vitest'
import { leaveGreeting } from '@/lib/domain/contributions/commands/leave-greeting'
import { spend } from '@/lib/server/abuse/rate-limit'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { DomainError } from '@/lib/server/errors'
import { callerFor, visitor } from '@/tests/factories/accounts'
import { solvedProof } from '@/tests/factories/contributions'
import { createPage, greetingWords, sendGreeting } from '@/tests/factories/greetings'
import { whileLocked } from '@/tests/factories/held-locks'

describe('the limits of a guestbook stop', () => {
  test('the twenty-first post without a proof from one address within ten minutes', async () => {
    const { memorial } = await createPage()
    const caller = callerFor(visitor())
    const input = { id: memorial.id, ...greetingWords }
    for (let count = 0; count < 20; count++) await execute(leaveGreeting, caller, input)
    await expect(execute(leaveGreeting, caller, input)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test.each([
    ['is made up', async () => 'x'],
    [
      'was used before',
      async (memorial: { id: string }) => {
        const altcha = await solvedProof()
        await sendGreeting(memorial, { altcha })
        return altcha
      },
    ],
  ])('as many as without a proof when the proof %s', async (_, proofFor) => {
    const { memorial } = await createPage()
    const caller = callerFor(visitor())
    const input = { id: memorial.id, ...greetingWords, altcha: await proofFor(memorial) }
    const leave = () => execute(leaveGreeting, caller, input)
    for (let count = 0; count < 20; count++) await expect(leave()).rejects.toMatchObject({ code: 'CHALLENGE_FAILED' })
    await expect(leave()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('one proof sent many times at once, before it uses up the page’s limit for everyone', async () => {
    const { memorial } = await createPage()
    const altcha = await solvedProof()
    const codes: string[] = []
    const send = async (_: unknown, n: number) => {
      const sent = sendGreeting(memorial, { altcha }, callerFor(visitor(), { address: `10.0.0.${n}` }))
      codes.push(await sent.then(() => 'sent').catch(({ code }: DomainError) => code))
    }
    // None of them is written before all have been counted.
    await whileLocked(
      {
        held: (tx) => tx.$queryRaw`SELECT 1 FROM "Memorial" WHERE id = ${memorial.id}::uuid FOR UPDATE`,
        wanted: async () => {
          await expect.poll(() => codes).toHaveLength(7)
          expect(new Set(codes)).toEqual(new Set(['TOO_MANY_REQUESTS']))
        },
      },
      () => Promise.all(Array.from({ length: 12 }, send)),
    )
    expect(codes.filter((code) => code === 'sent')).toHaveLength(1)
    expect(codes.filter((code) => code === 'CHALLENGE_FAILED')).toHaveLength(4)
  })

  /** As if so many posts without a proof had been sent within the hour. */
  const spendOfPage = async (memorial: { id: string }, posts: number) => {
    const limit = { name: 'contributions.plain-page', key: memorial.id, points: 100, seconds: 3600 }
    for (let count = 0; count < posts; count++) await spend([limit])
  }
  const leaveAt = (id: string, more: object = {}) =>
    execute(leaveGreeting, callerFor(visitor()), { id, ...greetingWords, ...more })

  test('invalid proofs from many addresses, without using up the limit for browsers without script', async () => {
    const { memorial } = await createPage()
    await spendOfPage(memorial, 99)
    for (let count = 0; count < 3; count++) {
      await expect(leaveAt(memorial.id, { altcha: 'x' })).rejects.toMatchObject({ code: 'CHALLENGE_FAILED' })
    }
    await leaveAt(memorial.id)
    await expect(leaveAt(memorial.id)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('posts to one page, whether it is addressed by id or slug', async () => {
    const { memorial } = await createPage()
    await db.memorialSlug.create({ data: { slug: `foer-${memorial.slug}`, memorialId: memorial.id } })
    const names = [memorial.id, memorial.slug.toUpperCase(), `foer-${memorial.slug}`, memorial.id.toUpperCase()]
    await spendOfPage(memorial, 96)
    for (const name of names) await leaveAt(name)
    for (const name of names) await expect(leaveAt(name)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
