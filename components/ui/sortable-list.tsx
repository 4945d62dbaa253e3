'use client'

import { type Announcements, DndContext, type DragEndEvent, type ScreenReaderInstructions } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef, useState } from 'react'
import { columnKeys, gridKeys, sortKeys } from './sort-keys'
import { useSortSensors } from './use-sort-sensors'

const shapes = {
  grid: { keys: gridKeys, strategy: rectSortingStrategy },
  column: { keys: columnKeys, strategy: verticalListSortingStrategy },
} as const

type SortableListProps = {
  /** Unique on the page. */
  id: string
  thing: SortedThing
  shape: keyof typeof shapes
  ids: string[]
  onMove: (from: number, to: number) => void
  /** The list; each item calls `useSortableItem` with its id. */
  children: ReactNode
}

/** A list that is put in order by pointer or keyboard. */
export function SortableList({ id, thing, shape, ids, onMove, children }: SortableListProps) {
  const order = useRef(ids)
  order.current = ids
  const { strategy } = shapes[shape]
  const [keys] = useState(() => sortKeys({ ...shapes[shape].keys, readOrder: () => order.current }))
  const sensors = useSortSensors(keys.coordinateGetter)

  function endDrag({ active, over }: DragEndEvent) {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={keys.collisionDetection}
      onDragStart={keys.forget}
      onDragEnd={endDrag}
      accessibility={{
        announcements: announcementsFor(thing, ids),
        screenReaderInstructions: orderInstructions(thing),
      }}
    >
      <SortableContext items={ids} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

/** What is sorted, with a capital and in the definite form of neuter: 'Billedet'. */
type SortedThing = 'Billedet' | 'Stykket'

function orderInstructions(thing: SortedThing): ScreenReaderInstructions {
  return {
    draggable: `Tryk på mellemrum for at flytte ${thing.toLowerCase()}. Brug piletasterne, og tryk på mellemrum igen for at sætte det på plads. Escape fortryder.`,
  }
}

/** Screen reader announcements while something is moved. `ids` is the order before the move. */
function announcementsFor(thing: SortedThing, ids: readonly string[]): Announcements {
  const place = (id: string | number | undefined) => `plads ${ids.indexOf(String(id)) + 1} af ${ids.length}`
  return {
    onDragStart: ({ active }) => `${thing} på ${place(active.id)} kan nu flyttes.`,
    onDragOver: ({ over }) => (over ? `${thing} er over ${place(over.id)}.` : `${thing} er uden for listen.`),
    onDragEnd: ({ over }) => (over ? `${thing} er sat på ${place(over.id)}.` : `${thing} er sat tilbage.`),
    onDragCancel: ({ active }) => `Flytningen er fortrudt. ${thing} er tilbage på ${place(active.id)}.`,
  }
}
