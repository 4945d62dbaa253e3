import { expect, test } from 'vitest'
import { orderEvents } from '@/lib/domain/timeline/commands/order-events'
import { readTimeline } from '@/lib/domain/timeline/event-row'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { createEvent } from '@/tests/factories/timeline'

const order = (actor: Actor, id: string, ids: string[]) => execute(orderEvents, callerFor(actor), { id, ids })

/** Three events of one date, and one of its month. */
async function sameDay() {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const date = { year: 1959, month: 6, day: 6 }
  const ids: string[] = []
  for (const title of ['Vielsen', 'Middagen', 'Dansen']) {
    ids.push((await createEvent({ memorial, title, date, position: ids.length })).id)
  }
  const month = await createEvent({ memorial, title: 'Juni', date: { year: 1959, month: 6 } })
  return { actor: actorFor(owner), memorial, ids, month: month.id }
}

const titles = async (memorial: { id: string }) => (await readTimeline(memorial.id)).map(({ title }) => title)

test('events of one date get the order that was sent, and the page gets a new version', async () => {
  const { actor, memorial, ids } = await sameDay()
  const before = await versionOf(memorial.id)
  await order(actor, memorial.slug, ids.toReversed())
  expect(await titles(memorial)).toEqual(['Juni', 'Dansen', 'Middagen', 'Vielsen'])
  expect(await versionOf(memorial.id)).toBeGreaterThan(before)
  expect(await db.auditEntry.count({ where: { command: 'timeline.order-events', subjectId: memorial.id } })).toBe(1)
})

test('an order that lacks or repeats one, or mixes dates or pages, is a conflict and changes nothing', async () => {
  const { actor, memorial, ids, month } = await sameDay()
  const foreign = await sameDay()
  const [first = '', second = '', third = ''] = ids
  const wrongs = [[second, first], [second, second, first], [...ids, month], [third, first, foreign.month], foreign.ids]
  for (const wrong of wrongs) {
    await expect(order(actor, memorial.id, wrong)).rejects.toMatchObject({ code: 'CONFLICT' })
  }
  expect(await titles(memorial)).toEqual(['Juni', 'Vielsen', 'Middagen', 'Dansen'])
})

test('only the writers of the page order it', async () => {
  const { actor, memorial, ids } = await sameDay()
  const outsider = actorFor(await createAccount())
  await expect(order(visitor(), memorial.id, ids)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(order(outsider, memorial.id, ids)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(order(actor, memorial.id, ['nummer-et'])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
