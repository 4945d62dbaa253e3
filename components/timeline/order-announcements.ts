import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import type { TimelineEventView } from '@/lib/domain/timeline/schema'

export const orderInstructions: ScreenReaderInstructions = {
  draggable:
    'Tryk på mellemrum for at flytte begivenheden. Brug piletasterne blandt dem fra samme dato, og tryk på mellemrum igen for at sætte den på plads. Escape fortryder.',
}

/** What a screen reader says while an event is moved. */
export function announcementsFor(events: readonly TimelineEventView[]): Announcements {
  const name = (id: string | number) => events.find((event) => event.id === id)?.title ?? 'Begivenheden'
  return {
    onDragStart: ({ active }) => `${name(active.id)} kan nu flyttes.`,
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id
        ? `${name(active.id)} er ved ${name(over.id)}.`
        : `${name(active.id)} er på sin plads.`,
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id
        ? `${name(active.id)} er sat ved ${name(over.id)}.`
        : `${name(active.id)} er sat tilbage.`,
    onDragCancel: ({ active }) => `Flytningen er fortrudt. ${name(active.id)} er sat tilbage.`,
  }
}
