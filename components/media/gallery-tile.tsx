'use client'

import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { MediaThumbnail } from '@/components/media/media-thumbnail'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import { MoveHandle } from '@/components/ui/move-buttons'
import { useSortableItem } from '@/components/ui/use-sortable-item'
import { kindWord } from '@/lib/domain/media/gallery/gallery-filter'
import { isAmongPictures } from '@/lib/domain/media/gallery/in-gallery'
import type { GalleryItem } from '@/lib/domain/media/schema'

type GalleryTileProps = {
  item: GalleryItem
  /** 1-based. */
  place: number
  isSelected: boolean
  portraitId: string | null
  coverId: string | null
  onToggle: (id: string) => void
  onOpen: (id: string) => void
  onDelete: (item: GalleryItem) => void
  /** Uses a picture that lacks a part. */
  onAccept: (id: string) => void
}

export function GalleryTile({ item, place, isSelected, onToggle, onDelete, ...face }: GalleryTileProps) {
  const sorted = useSortableItem({ id: item.id, description: 'flytbar' })
  const name = `${kindWord(item.kind)} ${place}`
  return (
    <li
      {...sorted.item}
      className={cn(
        'flex flex-col overflow-hidden rounded-xl bg-card shadow-soft [contain-intrinsic-size:auto_18rem]',
        sorted.isDragging ? 'relative z-10 shadow-lift' : '[content-visibility:auto]',
        isSelected && 'outline-3 outline-primary',
      )}
    >
      <Face item={item} name={name} {...face} />
      <div className="mt-auto flex items-center justify-between px-1 py-1">
        <MoveHandle name={name} handle={sorted.handle} />
        <label className="grid size-touch cursor-pointer place-items-center">
          <span className="sr-only">Vælg {name}</span>
          <input
            type="checkbox"
            className="size-6 accent-primary"
            checked={isSelected}
            onChange={() => onToggle(item.id)}
          />
        </label>
        <IconButton label={`Slet ${name}`} onClick={() => onDelete(item)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

type FaceProps = Pick<GalleryTileProps, 'item' | 'portraitId' | 'coverId' | 'onOpen' | 'onAccept'> & { name: string }

/** Memoised: a drag step must not render three hundred pictures again. */
const Face = memo(function Face({ item, name, portraitId, coverId, onOpen, onAccept }: FaceProps) {
  if (item.isCut) {
    return (
      <div>
        <MediaThumbnail item={item} name={name} />
        <div className="space-y-2 p-3 text-sm">
          <p>En del af billedet mangler, så det er ikke på siden endnu. Vil du bruge det alligevel?</p>
          <Button size="compact" variant="outline" onClick={() => onAccept(item.id)}>
            Brug det alligevel<span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
    )
  }
  if (item.status === 'failed') {
    return (
      <div className="grid aspect-square content-center gap-2 bg-destructive-soft p-3 text-destructive-soft-foreground text-sm">
        <p>{item.failure}</p>
        <p>Tryk på skraldespanden for at fjerne filen.</p>
      </div>
    )
  }
  return (
    <button type="button" onClick={() => onOpen(item.id)} className="relative block w-full text-left">
      <span className="sr-only">Skriv tekst til {name}: </span>
      <MediaThumbnail item={item} name={name} />
      <span className="absolute top-2 left-2 flex flex-wrap gap-1">
        {item.id === portraitId && <Badge variant="info">Portræt</Badge>}
        {item.id === coverId && <Badge variant="info">Forside</Badge>}
        {!isAmongPictures(item) && item.id !== portraitId && item.id !== coverId && <Badge>Ikke på siden</Badge>}
      </span>
      {item.status === 'hidden' && (
        <span className="block px-3 pt-2 text-sm">
          <strong>Skjult af os.</strong> {item.hiddenReason}
        </span>
      )}
      {item.caption && <span className="block truncate px-3 pt-2 text-sm">{item.caption}</span>}
    </button>
  )
})
