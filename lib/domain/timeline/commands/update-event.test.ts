import { describe, expect, test } from 'vitest'
import { updateEvent } from '@/lib/domain/timeline/commands/update-event'
import { readTimeline } from '@/lib/domain/timeline/event-row'
import type { EventForm } from '@/lib/domain/timeline/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { createMemorial, versionOf } from '@/tests/factories/memorials'
import { createEvent } from '@/tests/factories/timeline'

type Place = { id: string; eventId: string }

const update = (actor: Actor, place: Place, event: Partial<EventForm> & { revision?: number }) =>
  execute(updateEvent, callerFor(actor), { revision: 1, title: 'Bryllup', date: { year: 1960 }, ...event, ...place })

async function anEvent(options: Partial<Parameters<typeof createEvent>[0]> = {}) {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner })
  const event = await createEvent({ ...options, memorial })
  return { actor: actorFor(owner), memorial, place: { id: memorial.slug, eventId: event.id } }
}

describe('changing an event', () => {
  test('stores everything as sent, removes what was sent empty, and changes the page', async () => {
    const { actor, memorial, place } = await anEvent({ text: 'Gammel tekst', place: 'Aarhus' })
    const picture = await createPicture({ memorial })
    const before = await versionOf(memorial.id)
    const { result } = await update(actor, place, {
      title: 'Gift med Poul',
      date: { year: 1959, month: 6, day: 6 },
      place: 'Trans Kirke',
      text: '',
      pictureIds: [picture.id],
    })
    expect(result).toMatchObject({ revision: 2, title: 'Gift med Poul' })
    expect(await readTimeline(memorial.id)).toMatchObject([
      {
        title: 'Gift med Poul',
        date: { year: 1959, month: 6, day: 6 },
        place: 'Trans Kirke',
        text: null,
        pictures: [{ id: picture.id }],
      },
    ])
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    expect(await db.auditEntry.count({ where: { command: 'timeline.update-event', subjectId: memorial.id } })).toBe(1)
  })

  test('puts it last among the events of a new date; with the old date it keeps its position', async () => {
    const { actor, memorial, place } = await anEvent({ title: 'A', position: 0 })
    await createEvent({ memorial, title: 'B', position: 1 })
    await createEvent({ memorial, title: 'C', date: { year: 1970 }, position: 4 })
    const titles = async () => (await readTimeline(memorial.id)).map(({ title }) => title)
    await update(actor, place, { title: 'A, rettet' })
    expect(await titles()).toEqual(['A, rettet', 'B', 'C'])
    await update(actor, place, { title: 'A', date: { year: 1970 }, revision: 2 })
    expect(await titles()).toEqual(['B', 'C', 'A'])
  })

  test('keeps a picture that is still being processed', async () => {
    const { actor, memorial, place } = await anEvent()
    const picture = await createPicture({ memorial })
    await update(actor, place, { pictureIds: [picture.id] })
    await db.media.update({ where: { id: picture.id }, data: { status: 'processing' } })
    await update(actor, place, { revision: 2 })
    await db.media.update({ where: { id: picture.id }, data: { status: 'ready' } })
    expect(await readTimeline(memorial.id)).toMatchObject([{ pictures: [{ id: picture.id }] }])
  })
})

describe('refuses', () => {
  test('a change of an old revision, without overwriting the newer text', async () => {
    const { actor, memorial, place } = await anEvent()
    await update(actor, place, { text: 'Den nye' })
    await expect(update(actor, place, { text: 'Den gamle' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await readTimeline(memorial.id)).toMatchObject([{ text: 'Den nye' }])
  })

  test('one of two concurrent changes', async () => {
    const { actor, place } = await anEvent()
    const results = await Promise.allSettled(['a', 'b'].map((text) => update(actor, place, { text })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('another page’s event, and everyone who does not write the page', async () => {
    const { memorial, place } = await anEvent()
    const other = await anEvent()
    const outsider = actorFor(await createAccount())
    await expect(update(other.actor, { ...place, id: other.place.id }, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(update(outsider, place, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(update(visitor(), place, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await readTimeline(memorial.id)).toMatchObject([{ title: 'Bryllup', revision: 1 }])
  })

  test('invalid values, with a sentence at the field', async () => {
    const { actor, place } = await anEvent()
    await expect(update(actor, place, { title: '' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { title: expect.any(String) },
    })
    await expect(update(actor, place, { pictureIds: [crypto.randomUUID()] })).rejects.toMatchObject({
      fields: { pictureIds: expect.any(String) },
    })
  })
})
