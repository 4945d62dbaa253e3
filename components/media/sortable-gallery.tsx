'use client'

import { DndContext, type DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useRef, useState } from 'react'
import { announcementsFor, orderInstructions } from '@/components/media/gallery-announcements'
import { GalleryTile } from '@/components/media/gallery-tile'
import { gridKeys, sortKeys } from '@/components/ui/sort-keys'
import { useSortSensors } from '@/components/ui/use-sort-sensors'
import type { GalleryItem } from '@/lib/domain/media/schema'

type SortableGalleryProps = {
  memorialId: string
  items: GalleryItem[]
  selected: ReadonlySet<string>
  portraitId: string | null
  coverId: string | null
  onMove: (from: number, to: number) => void
  onToggle: (id: string) => void
  onOpen: (id: string) => void
  onDelete: (item: GalleryItem) => void
}

/** The gallery as small tiles, sortable by drag or keyboard; light enough for hundreds. */
export function SortableGallery({ memorialId, items, selected, onMove, ...rest }: SortableGalleryProps) {
  const ids = items.map(({ id }) => id)
  const order = useRef(ids)
  order.current = ids
  const [keys] = useState(() => sortKeys({ ...gridKeys, readOrder: () => order.current }))
  const sensors = useSortSensors(keys.coordinateGetter)

  function endDrag({ active, over }: DragEndEvent) {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }

  return (
    <DndContext
      id={`gallery-${memorialId}`}
      sensors={sensors}
      collisionDetection={keys.collisionDetection}
      onDragStart={keys.forget}
      onDragEnd={endDrag}
      accessibility={{ announcements: announcementsFor(ids), screenReaderInstructions: orderInstructions }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:gap-4">
          {items.map((item, index) => (
            <GalleryTile key={item.id} item={item} place={index + 1} isSelected={selected.has(item.id)} {...rest} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
