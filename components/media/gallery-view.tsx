'use client'

import { useMemo, useState } from 'react'
import { GalleryTile } from '@/components/media/gallery-tile'
import { MediaDialog } from '@/components/media/media-dialog'
import { SelectionBar } from '@/components/media/selection-bar'
import { showDeleteFailure, showUpdateFailure } from '@/components/media/show-failure'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { SortableList } from '@/components/ui/sortable-list'
import type { EditedAlbum } from '@/lib/domain/media/albums/schema'
import { useAcceptCut, useDeleteMedia, useOrderMedia } from '@/lib/domain/media/gallery/client/gallery-hooks'
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

const words = {
  picture: { subject: 'billedet', start: 'Billedet' },
  video: { subject: 'filmen', start: 'Filmen' },
  video_link: { subject: 'filmen', start: 'Filmen' },
  recording: { subject: 'optagelsen', start: 'Optagelsen' },
  music: { subject: 'musikken', start: 'Musikken' },
} as const

type DeleteMediaProps = { memorialId: string; item: GalleryItem | null; onClose: () => void; onDeleted?: () => void }

/**
 * Asks for confirmation: deleting also removes the original. One dialog for the whole gallery, open while `item` is
 * set.
 */
function DeleteMedia({ memorialId, item, onClose, onDeleted }: DeleteMediaProps) {
  const remove = useDeleteMedia(memorialId, { onRefused: showDeleteFailure })
  const { subject, start } = words[item?.kind ?? 'picture']
  return (
    <AlertDialog
      open={item !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Slet ${subject}?`}
      description={`${item?.caption ? `»${item.caption}« ` : `${start} `}forsvinder fra mindesiden med det samme og kan ikke hentes tilbage.`}
      confirmLabel={`Slet ${subject}`}
      cancelLabel={item?.kind === 'picture' ? 'Behold det' : 'Behold den'}
      destructive
      onConfirm={() => item && remove.mutate([item.id], onDeleted ? { onSuccess: onDeleted } : {})}
    />
  )
}

type FilterSelectProps = {
  items: GalleryItem[]
  albums: EditedAlbum[]
  filter: GalleryFilter
  onFilter: (filter: GalleryFilter) => void
}

const albumPrefix = 'album:'

/** Filters the gallery. A native select: it handles fifty albums as well as none. */
function FilterSelect({ items, albums, filter, onFilter }: FilterSelectProps) {
  const count = (part: GalleryFilter) => items.filter((item) => isShown(item, part)).length
  const films = count('films')
  const voices = count('voices')
  function choose(value: string) {
    if (value === 'films' || value === 'voices' || value === 'loose') onFilter(value)
    else onFilter(value.startsWith(albumPrefix) ? { album: value.slice(albumPrefix.length) } : 'all')
  }
  return (
    <Field label="Vis" className="w-full sm:w-64">
      {(control) => (
        <Select
          {...control}
          value={typeof filter === 'string' ? filter : `${albumPrefix}${filter.album}`}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="all">Alt ({items.length})</option>
          {(films > 0 || filter === 'films') && <option value="films">Film ({films})</option>}
          {(voices > 0 || filter === 'voices') && <option value="voices">Stemmer ({voices})</option>}
          {albums.length > 0 && <option value="loose">Uden album ({count('loose')})</option>}
          {albums.map(({ id, title }) => (
            <option key={id} value={`${albumPrefix}${id}`}>
              {title} ({count({ album: id })})
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

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
function SortableGallery({ memorialId, items, selected, onMove, ...rest }: SortableGalleryProps) {
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
