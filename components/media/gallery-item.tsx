'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { DeletePicture } from '@/components/media/delete-picture'
import { PictureTextFields } from '@/components/media/picture-text-fields'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import type { GalleryPicture } from '@/lib/domain/media/schema'

type GalleryItemProps = {
  memorialId: string
  picture: GalleryPicture
  /** Counted from 1. */
  place: number
  count: number
  portraitId: string | null
  coverId: string | null
  onMove: (by: -1 | 1) => void
  onChoose: (choice: { portraitId: string } | { coverId: string }) => void
}

export function GalleryItem({
  memorialId,
  picture,
  place,
  count,
  portraitId,
  coverId,
  onMove,
  onChoose,
}: GalleryItemProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: picture.id,
    attributes: { roleDescription: 'flytbart billede' },
  })
  const [isPortrait, isCover] = [picture.id === portraitId, picture.id === coverId]
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn('rounded-2xl bg-card p-4 shadow-soft sm:p-5', isDragging && 'relative z-10 shadow-lift')}
    >
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          ref={setActivatorNodeRef}
          label={`Flyt billede ${place} af ${count}`}
          className="cursor-grab touch-none"
          {...attributes}
          {...listeners}
        >
          <GripVertical aria-hidden />
        </IconButton>
        <IconButton label={`Flyt billede ${place} op`} disabled={place === 1} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={`Flyt billede ${place} ned`} disabled={place === count} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <span className="text-muted-foreground text-sm tabular-nums">
          {place} af {count}
        </span>
        {isPortrait && <Badge variant="info">Portræt</Badge>}
        {isCover && <Badge variant="info">Forside</Badge>}
      </div>
      <div className="mt-3 grid gap-5 sm:grid-cols-[12rem_1fr]">
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 640px) 192px, 90vw"
          width={picture.width}
          height={picture.height}
          alt={picture.alt || `Billede ${place}`}
          loading="lazy"
          className="h-auto max-h-64 w-full rounded-lg bg-muted object-contain"
        />
        <PictureTextFields memorialId={memorialId} picture={picture} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {!isPortrait && (
          <Button size="compact" variant="outline" onClick={() => onChoose({ portraitId: picture.id })}>
            Brug som portræt
          </Button>
        )}
        {!isCover && (
          <Button size="compact" variant="outline" onClick={() => onChoose({ coverId: picture.id })}>
            Brug som forside
          </Button>
        )}
        <DeletePicture memorialId={memorialId} picture={picture} place={place} />
      </div>
    </li>
  )
}
