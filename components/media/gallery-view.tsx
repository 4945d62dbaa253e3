'use client'

import { useMemo, useState } from 'react'
import { DeleteMedia } from '@/components/media/delete-media'
import { FilterSelect } from '@/components/media/filter-select'
import { MediaDialog } from '@/components/media/media-dialog'
import { SelectionBar } from '@/components/media/selection-bar'
import { showUpdateFailure } from '@/components/media/show-failure'
import { SortableGallery } from '@/components/media/sortable-gallery'
import { EmptyState } from '@/components/ui/empty-state'
import type { EditedAlbum } from '@/lib/domain/media/albums/schema'
import { useAcceptCut, useOrderMedia } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { type GalleryFilter, isShown, orderAmong } from '@/lib/domain/media/gallery/gallery-filter'
import type { GalleryItem } from '@/lib/domain/media/schema'

type GalleryViewProps = {
  memorialId: string
  items: GalleryItem[]
  albums: EditedAlbum[]
  portraitId: string | null
  coverId: string | null
  onChoose: (choice: { portraitId: string } | { coverId: string }) => void
}

/** The gallery's items, filtered and in order; each opens for its details. */
export function GalleryView({ memorialId, items, albums, ...choices }: GalleryViewProps) {
  const order = useOrderMedia(memorialId, { onRefused: showUpdateFailure })
  const accept = useAcceptCut(memorialId, { onRefused: showUpdateFailure })
  const [filter, setFilter] = useState<GalleryFilter>('all')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [openId, setOpenId] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<GalleryItem | null>(null)
  const shown = useMemo(() => items.filter((item) => isShown(item, filter)), [items, filter])
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown])
  const failedCount = shown.filter(({ status, isCut }) => status === 'failed' && !isCut).length
  const chosen = shown.filter(({ id }) => selected.has(id))

  function move(from: number, to: number) {
    if (to < 0 || to >= shownIds.length || from === to) return
    const all = items.map(({ id }) => id)
    order.mutate(orderAmong(all, shownIds, from, to))
  }

  function toggle(id: string) {
    setSelected((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }

  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterSelect items={items} albums={albums} filter={filter} onFilter={setFilter} />
        <p className="text-muted-foreground text-sm">
          Tryk på et billede for at skrive til det. Træk i de seks prikker for at flytte det.
        </p>
      </div>
      {failedCount > 0 && (
        <p>
          {failedCount === 1
            ? 'En fil kunne ikke bruges. Ved den herunder står der hvorfor.'
            : `${failedCount} filer kunne ikke bruges. Ved dem herunder står der hvorfor.`}
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState title="Her er ikke noget endnu" text="Vælg noget under »Alt«, og læg det i albummet." />
      ) : (
        <SortableGallery
          memorialId={memorialId}
          items={shown}
          selected={selected}
          onMove={move}
          onToggle={toggle}
          onOpen={setOpenId}
          onDelete={setLeaving}
          onAccept={accept.mutate}
          {...choices}
        />
      )}
      {chosen.length > 0 && (
        <SelectionBar
          memorialId={memorialId}
          chosen={chosen}
          albums={albums}
          onSelectAll={() => setSelected(new Set(shownIds))}
          onDone={() => setSelected(new Set())}
        />
      )}
      <DeleteMedia memorialId={memorialId} item={leaving} onClose={() => setLeaving(null)} />
      <MediaDialog
        memorialId={memorialId}
        items={shown}
        albums={albums}
        openId={openId}
        onOpen={setOpenId}
        onMove={move}
        {...choices}
      />
    </div>
  )
}
