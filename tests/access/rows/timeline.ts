import { addEvent } from '@/lib/domain/timeline/commands/add-event'
import { orderEvents } from '@/lib/domain/timeline/commands/order-events'
import { removeEvent } from '@/lib/domain/timeline/commands/remove-event'
import { updateEvent } from '@/lib/domain/timeline/commands/update-event'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createEvent } from '@/tests/factories/timeline'

// A private page: outsiders get 404, members without the right 403.
const editors = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 'ok',
  owner: 'ok',
  administrator: 403,
})

const told = { title: 'Konfirmation', date: { year: 1952 } }

async function event({ memorial }: World) {
  return { id: memorial.slug, eventId: (await createEvent({ memorial })).id }
}

export const timelineRows: Record<string, AccessRow> = {
  'timeline.add-event': {
    command: addEvent,
    input: ({ memorial }) => ({ id: memorial.slug, ...told }),
    outcomes: editors,
  },
  'timeline.update-event': {
    command: updateEvent,
    input: async (world) => ({ ...(await event(world)), ...told, revision: 1 }),
    outcomes: editors,
  },
  'timeline.remove-event': { command: removeEvent, input: event, outcomes: editors },
  'timeline.order-events': {
    command: orderEvents,
    input: async (world) => {
      const { id } = await event(world)
      const events = await db.timelineEvent.findMany({ where: { memorialId: world.memorial.id }, select: { id: true } })
      return { id, ids: events.map((each) => each.id) }
    },
    outcomes: editors,
  },
}
