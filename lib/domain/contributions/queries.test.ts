import { describe, expect, test } from 'vitest'
import { firstBurningDay } from '@/lib/domain/contributions/candle-days'
import { countContributions, countPending } from '@/lib/domain/contributions/daily-counts'
import { findOwnPending, findPosts } from '@/lib/domain/contributions/posts'
import { listQueue } from '@/lib/domain/contributions/queries'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { actorFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createContribution } from '@/tests/factories/contributions'
import { createMemorial } from '@/tests/factories/memorials'

const phone = visitor('c'.repeat(64))

async function page() {
  const account = await createAccount()
  const owner = actorFor(account)
  const memorial = await getMemorialSubject(owner, (await createMemorial({ owner: account })).id)
  return { owner, memorial }
}

describe('what a visitor sees', () => {
  test('approved posts, newest first, page by page, each exactly once, also with equal timestamps', async () => {
    const { memorial } = await page()
    const same = new Date('2026-05-01T12:00:00Z')
    for (let count = 0; count < 7; count++) {
      const createdAt = count < 4 ? same : new Date(same.getTime() + count * 1000)
      await createContribution({ memorial, createdAt, status: 'approved', authorName: `Nr. ${count}` })
    }
    await createContribution({ memorial, status: 'pending' })
    await createContribution({ memorial, status: 'rejected' })
    const names: string[] = []
    let cursor: string | undefined
    do {
      const found = await findPosts(visitor(), memorial, { kind: 'greeting', cursor, limit: 3 })
      names.push(...found.items.map(({ authorName }) => authorName))
      cursor = found.nextCursor ?? undefined
    } while (cursor)
    expect(names.slice(0, 3)).toEqual(['Nr. 6', 'Nr. 5', 'Nr. 4'])
    expect(new Set(names).size).toBe(7)
  })

  test('one’s own pending post before all others, only on this device and only on the first page', async () => {
    const { memorial } = await page()
    await createContribution({ memorial, contributorHash: phone.contributorHash })
    await createContribution({ memorial, status: 'approved' })
    const mine = await findPosts(phone, memorial, { kind: 'greeting' })
    expect(mine.items).toMatchObject([
      { own: true, status: 'pending' },
      { own: false, status: 'approved' },
    ])
    const others = await findPosts(visitor(), memorial, { kind: 'greeting' })
    expect(others.items).toMatchObject([{ own: false, status: 'approved' }])
    expect(await findOwnPending(phone, memorial, 'candle')).toEqual([])
    expect(JSON.stringify(mine)).not.toContain(phone.contributorHash)
  })

  test.each([
    "1'--",
    ...[`1.${'-'.repeat(36)}`, `1.${'a'.repeat(36)}`, `999999999999999.${crypto.randomUUID()}`].map((text) =>
      Buffer.from(text).toString('base64url'),
    ),
  ])('the invalid cursor %s is refused', async (cursor) => {
    const { memorial } = await page()
    await expect(findPosts(visitor(), memorial, { kind: 'candle', cursor })).rejects.toThrow('INVALID_INPUT')
  })

  test('a candle burns through its seventh day and is only counted after that', async () => {
    const { memorial } = await page()
    const lastDay = new Date(firstBurningDay().getTime() + 12 * 3600_000)
    const dayBefore = new Date(lastDay.getTime() - 24 * 3600_000)
    await createContribution({ memorial, kind: 'candle', status: 'approved', createdAt: lastDay })
    await createContribution({ memorial, kind: 'candle', status: 'approved', createdAt: dayBefore })
    expect(await countContributions(memorial.id)).toMatchObject({ candles: 2, burning: 1 })
    const { items } = await findPosts(visitor(), memorial, { kind: 'candle' })
    expect(items.map(({ burning }) => burning)).toEqual([true, false])
  })
})

describe('the queue', () => {
  test('by status and kind, for moderators', async () => {
    const { owner, memorial } = await page()
    await createContribution({ memorial })
    await createContribution({ memorial, kind: 'tribute' })
    await createContribution({ memorial, status: 'rejected' })
    const waiting = await listQueue(owner, { id: memorial.id, status: 'pending' })
    expect(waiting.items.map(({ kind }) => kind)).toEqual(['tribute', 'greeting'])
    expect((await listQueue(owner, { id: memorial.id, status: 'pending', kind: 'greeting' })).items).toHaveLength(1)
    expect((await listQueue(owner, { id: memorial.id, status: 'rejected' })).items).toHaveLength(1)
    expect(await countPending(memorial.id)).toBe(2)
  })
})
