'use client'

import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef, useState } from 'react'
import { announcementsFor, orderInstructions, type SortedThing } from './sort-announcements'
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
