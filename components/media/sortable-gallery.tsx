'use client'

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { announcementsFor, orderInstructions } from '@/components/media/gallery-announcements'
import { GalleryItem } from '@/components/media/gallery-item'
import type { GalleryPicture } from '@/lib/domain/media/schema'

type SortableGalleryProps = {
  memorialId: string
  pictures: GalleryPicture[]
  portraitId: string | null
  coverId: string | null
  onOrder: (ids: string[]) => void
  onChoose: (choice: { portraitId: string } | { coverId: string }) => void
}

/** The pictures in their order, moved by hand, by keyboard, or one place at a time with buttons. */
export function SortableGallery({ memorialId, pictures, onOrder, ...choices }: SortableGalleryProps) {
  const ids = pictures.map(({ id }) => id)
  const sensors = useSensors(
    // A little way before it counts as dragging, so that a tap on a phone still scrolls and clicks.
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function move(from: number, to: number) {
    if (to >= 0 && to < ids.length && from !== to) onOrder(arrayMove(ids, from, to))
  }

  function endDrag({ active, over }: DragEndEvent) {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)))
  }

  return (
    <DndContext
      id={`gallery-${memorialId}`}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={endDrag}
      accessibility={{ announcements: announcementsFor(ids), screenReaderInstructions: orderInstructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="space-y-6">
          {pictures.map((picture, index) => (
            <GalleryItem
              key={picture.id}
              memorialId={memorialId}
              picture={picture}
              place={index + 1}
              count={pictures.length}
              onMove={(by) => move(index, index + by)}
              {...choices}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
