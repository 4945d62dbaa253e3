import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'

export const orderInstructions: ScreenReaderInstructions = {
  draggable:
    'Tryk på mellemrum for at løfte billedet. Flyt det med piletasterne, og tryk på mellemrum igen for at sætte det. Escape fortryder.',
}

/** Screen reader announcements while a picture is moved. `ids` is the order before the move. */
export function announcementsFor(ids: readonly string[]): Announcements {
  const place = (id: string | number | undefined) => `plads ${ids.indexOf(String(id)) + 1} af ${ids.length}`
  return {
    onDragStart: ({ active }) => `Billedet på ${place(active.id)} er løftet.`,
    onDragOver: ({ over }) => (over ? `Billedet er over ${place(over.id)}.` : 'Billedet er uden for listen.'),
    onDragEnd: ({ over }) => (over ? `Billedet er sat på ${place(over.id)}.` : 'Billedet er sat tilbage.'),
    onDragCancel: ({ active }) => `Flytningen er fortrudt. Billedet er tilbage på ${place(active.id)}.`,
  }
}
