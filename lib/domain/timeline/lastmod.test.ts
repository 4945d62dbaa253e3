import { expect, test } from 'vitest'
import { addEvent } from '@/lib/domain/timeline/commands/add-event'
import { orderEvents } from '@/lib/domain/timeline/commands/order-events'
import { removeEvent } from '@/lib/domain/timeline/commands/remove-event'
import { updateEvent } from '@/lib/domain/timeline/commands/update-event'
import { type Caller, execute } from '@/lib/server/command'
import { createOldPage, longAgo } from '@/tests/factories/old-page'
import { createEvent } from '@/tests/factories/timeline'

const event = { title: 'Sølvbryllup', date: { year: 1960 } }

/** An old page with two events of one year. */
async function oldPage() {
  const { memorial, settle, ...page } = await createOldPage()
  const [first, second] = [await createEvent({ memorial, position: 0 }), await createEvent({ memorial, position: 1 })]
  await settle()
  return { ...page, id: memorial.id, first: first.id, second: second.id }
}

type Page = Awaited<ReturnType<typeof oldPage>>
const edits: [string, (caller: Caller, page: Page) => Promise<unknown>][] = [
  ['added', (caller, { id }) => execute(addEvent, caller, { id, ...event })],
  ['changed', (caller, { id, first }) => execute(updateEvent, caller, { id, eventId: first, revision: 1, ...event })],
  ['ordered', (caller, { id, first, second }) => execute(orderEvents, caller, { id, ids: [second, first] })],
  ['removed', (caller, { id, first }) => execute(removeEvent, caller, { id, eventId: first })],
]

test.each(edits)('the sitemap says when an event was %s', async (_, edit) => {
  const page = await oldPage()
  const before = new Date()
  await edit(page.caller, page)
  expect((await page.lastmod())?.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test('a refused change does not update lastmod', async () => {
  const { caller, id, first, lastmod } = await oldPage()
  const stale = execute(updateEvent, caller, { id, eventId: first, revision: 7, ...event })
  await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await lastmod()).toEqual(longAgo)
})
