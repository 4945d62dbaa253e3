import { expect, test } from 'vitest'
import { addEvent } from '@/lib/domain/timeline/commands/add-event'
import { removeEvent } from '@/lib/domain/timeline/commands/remove-event'
import { readTimeline } from '@/lib/domain/timeline/event-row'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { createEvent } from '@/tests/factories/timeline'

const remove = (actor: Actor, id: string, eventId: string) =>
  execute(removeEvent, callerFor(actor), { id, eventId }).then(({ result }) => result)

async function family() {
  const owner = await createAccount()
  return { actor: actorFor(owner), memorial: await createMemorial({ owner }) }
}

test('the result restores the event as it was, in its old position among those of the same day', async () => {
  const { actor, memorial } = await family()
  const pictures = [await createPicture({ memorial }), await createPicture({ memorial })]
  const date = { year: 1959, month: 6, day: 6, qualifier: 'about' } as const
  const wedding = { memorial, date, pictures, title: 'Vielsen', place: 'Trans Kirke', text: 'Det\nblæste' }
  const { id } = await createEvent({ ...wedding, position: 0 })
  await createEvent({ memorial, date, title: 'Festen', position: 1 })
  const before = await readTimeline(memorial.id)

  const removed = await remove(actor, memorial.slug, id)
  expect(await readTimeline(memorial.id)).toMatchObject([{ title: 'Festen' }])
  expect(await db.media.count({ where: { memorialId: memorial.id } })).toBe(2)

  await execute(addEvent, callerFor(actor), { ...removed, id: memorial.slug })
  const same = ({ id: _, ...event }: (typeof before)[number]) => event
  expect((await readTimeline(memorial.id)).map(same)).toEqual(before.map(same))
})

test('the page gets a new version, and the audit log has it', async () => {
  const { actor, memorial } = await family()
  const { id } = await createEvent({ memorial })
  const before = await versionOf(memorial.id)
  await remove(actor, memorial.id, id)
  expect(await versionOf(memorial.id)).toBeGreaterThan(before)
  expect(await db.auditEntry.count({ where: { command: 'timeline.remove-event', subjectId: memorial.id } })).toBe(1)
})

test('of two who remove the same one, the second gets NOT_FOUND', async () => {
  const { actor, memorial } = await family()
  const { id } = await createEvent({ memorial })
  const results = await Promise.allSettled([remove(actor, memorial.id, id), remove(actor, memorial.id, id)])
  expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'NOT_FOUND' } }])
})

test('another family’s event cannot be removed', async () => {
  const { actor, memorial } = await family()
  const { id } = await createEvent({ memorial })
  const other = await family()
  await expect(remove(other.actor, other.memorial.id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(remove(other.actor, memorial.id, id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(remove(visitor(), memorial.id, id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(remove(actor, memorial.id, 'nummer-et')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await readTimeline(memorial.id)).toHaveLength(1)
})
