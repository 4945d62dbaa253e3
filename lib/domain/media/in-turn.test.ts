import { expect, test } from 'vitest'
import { attachAwaitedFilm } from '@/lib/domain/media/films/new-film'
import { inTurn } from '@/lib/domain/media/in-turn'
import { db } from '@/lib/server/db'
import { createContribution } from '@/tests/factories/contributions'
import { createPage } from '@/tests/factories/greetings'

async function filmOn(memorial: { id: string }, isOrdered: boolean) {
  const { id: contributionId } = await createContribution({ memorial })
  return db.$transaction(async (tx) => {
    const place = { memorialId: memorial.id, contributionId, createdById: null }
    await attachAwaitedFilm(tx, { awaitedKey: `media/${crypto.randomUUID()}`, isOrdered }, place)
    return (await inTurn(tx, memorial.id)).priority
  })
}

test('what a page has ordered lowers its next turn, what waits for the family does not, and no other page’s', async () => {
  const [{ memorial: busy }, { memorial: other }] = [await createPage(), await createPage()]
  const first = await filmOn(busy, true)
  expect(await filmOn(busy, false)).toBe(first)
  expect(await filmOn(busy, true)).toBeLessThan(first)
  expect(await filmOn(other, true)).toBe(first)
})
