import { describe, expect, test } from 'vitest'
import { addEvent } from '@/lib/domain/timeline/commands/add-event'
import { readTimeline } from '@/lib/domain/timeline/event-row'
import { type EventForm, TIMELINE_LIMIT } from '@/lib/domain/timeline/schema'
import { execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { formatPartialDate } from '@/lib/shared/danish-dates'
import { danishDay } from '@/lib/shared/danish-time'
import { actorFor, callerFor, createAccount, visitor } from '@/tests/factories/accounts'
import { createPicture } from '@/tests/factories/media'
import { addMember, createMemorial, versionOf } from '@/tests/factories/memorials'
import { createEvent } from '@/tests/factories/timeline'

const add = (actor: Actor, id: string, event: Partial<EventForm> & { position?: number }) =>
  execute(addEvent, callerFor(actor), { title: 'Bryllup', date: { year: 1959 }, ...event, id })

async function family() {
  const owner = await createAccount()
  return { owner, actor: actorFor(owner), memorial: await createMemorial({ owner }) }
}

describe('adding an event', () => {
  test('shows it on the page as entered, with its date as exact as known and its pictures in order', async () => {
    const { actor, memorial } = await family()
    const [first, second] = [await createPicture({ memorial }), await createPicture({ memorial })]
    const before = await versionOf(memorial.id)
    await add(actor, memorial.slug, {
      title: '  Sølv\nbryllup ',
      date: { year: '1984', month: '6', day: '' },
      place: ' Trans Kirke ',
      text: 'Det blæste.\r\nVi dansede.',
      pictureIds: [second.id, first.id],
    })
    expect(await readTimeline(memorial.id)).toMatchObject([
      {
        title: 'Sølv bryllup',
        date: { year: 1984, month: 6 },
        place: 'Trans Kirke',
        text: 'Det blæste.\nVi dansede.',
        pictures: [{ id: second.id }, { id: first.id }],
        revision: 1,
      },
    ])
    expect(await versionOf(memorial.id)).toBeGreaterThan(before)
    expect(await db.auditEntry.count({ where: { subjectId: memorial.id, command: 'timeline.add-event' } })).toBe(1)
  })

  test('sorts events by date, those of one date as they were added, and respects a given position', async () => {
    const { actor, memorial } = await family()
    await add(actor, memorial.id, { title: 'maj', date: { year: 1960, month: 5 } })
    await add(actor, memorial.id, { title: 'året', date: { year: 1960 } })
    await add(actor, memorial.id, { title: '3. maj', date: { year: 1960, month: 5, day: 3 } })
    await add(actor, memorial.id, { title: 'året, siden', date: { year: 1960 } })
    await add(actor, memorial.id, { title: 'før', date: { year: 1959, month: 12 } })
    await add(actor, memorial.id, { title: 'året, først', date: { year: 1960 }, position: 0 })
    const titles = (await readTimeline(memorial.id)).map(({ title }) => title)
    expect(titles).toEqual(['før', 'året', 'året, først', 'året, siden', 'maj', '3. maj'])
  })

  test('sorts dates that are about, before, after or a decade too, and keeps the order among equals', async () => {
    const { actor, memorial } = await family()
    const years = ['1941', 'efter 1940', 'ca. 1940', "1940'erne", 'før 1940', '1940', '1939', 'omkring 1940']
    for (const [at, year] of years.entries()) await add(actor, memorial.id, { title: `${at}`, date: { year } })
    const events = await readTimeline(memorial.id)
    expect(events.map(({ date, title }) => `${formatPartialDate(date)} (${title})`)).toEqual([
      '1939 (6)',
      'før 1940 (4)',
      '1940’erne (3)',
      'ca. 1940 (2)',
      'ca. 1940 (7)',
      '1940 (5)',
      'efter 1940 (1)',
      '1941 (0)',
    ])
  })

  test('is allowed for editors, also with a date before birth or after death', async () => {
    const owner = await createAccount()
    const memorial = await createMemorial({ owner, bornYear: 1940, diedYear: 2020 })
    const editor = await createAccount()
    await addMember(memorial, editor, 'editor')
    await add(actorFor(editor), memorial.id, { title: 'Forældrenes bryllup', date: { year: 1935 } })
    await add(actorFor(editor), memorial.id, { title: 'Bænken i parken', date: { year: 2022 } })
    expect(await readTimeline(memorial.id)).toHaveLength(2)
  })

  test('is refused above the limit, also for concurrent calls', async () => {
    const { actor, memorial } = await family()
    await db.timelineEvent.createMany({
      data: Array.from({ length: TIMELINE_LIMIT - 1 }, (_, index) => ({
        memorialId: memorial.id,
        title: `Nr. ${index}`,
        year: 1950,
      })),
    })
    const results = await Promise.allSettled([add(actor, memorial.id, {}), add(actor, memorial.id, {})])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(add(actor, memorial.id, {})).rejects.toMatchObject({ code: 'TOO_MANY_EVENTS' })
    expect(await db.timelineEvent.count({ where: { memorialId: memorial.id } })).toBe(TIMELINE_LIMIT)
  })
})

describe('refuses', () => {
  const nextYear = Number(danishDay(new Date()).slice(0, 4)) + 1
  test.each([
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(141) }],
    ['text', { text: 'x'.repeat(4001) }],
    ['place', { place: 'x'.repeat(161) }],
    ['date.year', { date: { year: '' } }],
    ['date.year', { date: null }],
    ['date.year', { date: { year: nextYear } }],
    ['date.year', { date: { year: 59 } }],
    ['date.year', { date: { year: 'engang' } }],
    ['date.month', { date: { year: "1950'erne", month: 5 } }],
    ['date.month', { date: { year: 1959, day: 3 } }],
    ['date.day', { date: { year: 1959, month: 2, day: 30 } }],
    ['pictureIds', { pictureIds: Array.from({ length: 7 }, () => crypto.randomUUID()) }],
  ])('a wrong %s with a sentence of its own', async (field, event) => {
    const { actor, memorial } = await family()
    await expect(add(actor, memorial.id, event)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    })
  })

  test('pictures that are not in this page’s gallery', async () => {
    const { actor, memorial } = await family()
    const own = await createPicture({ memorial })
    const film = await createPicture({ memorial })
    await db.media.update({ where: { id: film.id }, data: { kind: 'video' } })
    const { id: contributionId } = await db.contribution.create({
      data: { memorialId: memorial.id, kind: 'greeting', authorName: 'Bo', status: 'approved' },
    })
    const visitors = await createPicture({ memorial, contributionId })
    const foreign = await createPicture({ memorial: (await family()).memorial })
    for (const wrong of [film, visitors, foreign]) {
      await expect(add(actor, memorial.id, { pictureIds: [own.id, wrong.id] })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        fields: { pictureIds: expect.any(String) },
      })
    }
    await expect(add(actor, memorial.id, { pictureIds: [own.id, own.id] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await readTimeline(memorial.id)).toEqual([])
  })

  test('visitors, outsiders and viewers', async () => {
    const { owner, memorial } = await family()
    const draft = await createMemorial({ owner, state: 'draft' })
    const [outsider, viewer] = [await createAccount(), await createAccount()]
    await addMember(memorial, viewer, 'viewer')
    await expect(add(visitor(), memorial.id, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    await expect(add(actorFor(outsider), memorial.id, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(add(actorFor(viewer), memorial.id, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(add(actorFor(outsider), draft.id, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('an event stays when its picture is deleted', async () => {
  const { memorial } = await family()
  const picture = await createPicture({ memorial })
  await createEvent({ memorial, pictures: [picture] })
  await db.media.delete({ where: { id: picture.id } })
  expect(await readTimeline(memorial.id)).toMatchObject([{ title: 'Bryllup', pictures: [] }])
})
