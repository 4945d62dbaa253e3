import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'

/** What is sorted, with a capital and in the definite form of neuter: 'Billedet'. */
export type SortedThing = 'Billedet' | 'Stykket'

export function orderInstructions(thing: SortedThing): ScreenReaderInstructions {
  return {
    draggable: `Tryk på mellemrum for at flytte ${thing.toLowerCase()}. Brug piletasterne, og tryk på mellemrum igen for at sætte det på plads. Escape fortryder.`,
  }
}

/** Screen reader announcements while something is moved. `ids` is the order before the move. */
export function announcementsFor(thing: SortedThing, ids: readonly string[]): Announcements {
  const place = (id: string | number | undefined) => `plads ${ids.indexOf(String(id)) + 1} af ${ids.length}`
  return {
    onDragStart: ({ active }) => `${thing} på ${place(active.id)} kan nu flyttes.`,
    onDragOver: ({ over }) => (over ? `${thing} er over ${place(over.id)}.` : `${thing} er uden for listen.`),
    onDragEnd: ({ over }) => (over ? `${thing} er sat på ${place(over.id)}.` : `${thing} er sat tilbage.`),
    onDragCancel: ({ active }) => `Flytningen er fortrudt. ${thing} er tilbage på ${place(active.id)}.`,
  }
}
