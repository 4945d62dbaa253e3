'use client'

import { GalleryTile } from '@/components/media/gallery-tile'
import { SortableList } from '@/components/ui/sortable-list'
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
  onAccept: (id: string) => void
}

/** The gallery as small tiles, sortable by drag or keyboard; light enough for hundreds. */
export function SortableGallery({ memorialId, items, selected, onMove, ...rest }: SortableGalleryProps) {
  return (
    <SortableList
      id={`gallery-${memorialId}`}
      thing="Billedet"
      shape="grid"
      ids={items.map(({ id }) => id)}
      onMove={onMove}
    >
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-3 sm:gap-4">
        {items.map((item, index) => (
          <GalleryTile key={item.id} item={item} place={index + 1} isSelected={selected.has(item.id)} {...rest} />
        ))}
      </ol>
    </SortableList>
  )
}
