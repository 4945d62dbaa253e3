'use client'

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { MediaForm } from '@/components/media/media-form'
import { MediaThumbnail } from '@/components/media/media-thumbnail'
import { showUpdateFailure } from '@/components/media/show-failure'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { LinkButton } from '@/components/ui/link-button'
import type { EditedAlbum } from '@/lib/domain/media/albums/schema'
import { useUpdateMedia } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { kindWord } from '@/lib/domain/media/gallery/gallery-filter'
import { isAmongPictures } from '@/lib/domain/media/gallery/in-gallery'
import type { GalleryItem } from '@/lib/domain/media/schema'

type MediaDialogProps = {
  memorialId: string
  items: GalleryItem[]
  albums: EditedAlbum[]
  openId: string | null
  onOpen: (id: string | null) => void
  onMove: (from: number, to: number) => void
  portraitId: string | null
  coverId: string | null
  onChoose: (choice: { portraitId: string } | { coverId: string }) => void
}

/**
 * One item of the gallery, large, with its details; moves to the next without closing, so that forty are quick to
 * describe.
 */
export function MediaDialog({ memorialId, items, albums, openId, onOpen, ...acts }: MediaDialogProps) {
  const at = items.findIndex(({ id }) => id === openId)
  const item = items[at]
  if (!item) return null
  const word = kindWord(item.kind)
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)} ${at + 1} af ${items.length}`
  const step = (by: -1 | 1) => onOpen(items[at + by]?.id ?? item.id)
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onOpen(null)}>
      <DialogContent title={name} className="sm:max-w-xl">
        <MediaPreview item={item} name={name} />
        <div className="mt-4 flex justify-between gap-3">
          <Button size="compact" variant="outline" disabled={at === 0} onClick={() => step(-1)}>
            <ArrowLeft aria-hidden />
            Forrige
          </Button>
          <Button size="compact" variant="outline" disabled={at === items.length - 1} onClick={() => step(1)}>
            Næste
            <ArrowRight aria-hidden />
          </Button>
        </div>
        <MediaForm key={item.id} memorialId={memorialId} item={item} albums={albums} />
        <MediaActions memorialId={memorialId} item={item} at={at} count={items.length} {...acts} />
      </DialogContent>
    </Dialog>
  )
}

function MediaPreview({ item, name }: { item: GalleryItem; name: string }) {
  if (item.kind === 'recording' && item.file) {
    // biome-ignore lint/a11y/useMediaCaption: a family's own recording has no captions.
    return <audio controls preload="none" src={item.file} aria-label={name} className="w-full" />
  }
  if (item.kind === 'video' && item.file) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: a family's own film has no captions.
      <video
        controls
        playsInline
        preload="none"
        poster={item.srcSet ? item.src : undefined}
        src={item.file}
        aria-label={name}
        className="max-h-72 w-full rounded-lg bg-muted"
      />
    )
  }
  return <MediaThumbnail item={item} name={name} isLarge />
}

type MediaActionsProps = {
  memorialId: string
  item: GalleryItem
  /** Index among the shown items, from 0. */
  at: number
  count: number
  portraitId: string | null
  coverId: string | null
  onMove: (from: number, to: number) => void
  onChoose: (choice: { portraitId: string } | { coverId: string }) => void
}

/** Further actions: move, use as portrait or cover, edit a picture, download the original. */
function MediaActions({ memorialId, item, at, count, portraitId, coverId, onMove, onChoose }: MediaActionsProps) {
  const isReadyPicture = item.kind === 'picture' && item.status === 'ready'
  const { mutate: update } = useUpdateMedia(memorialId, { onRefused: showUpdateFailure })
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-border border-t pt-6">
      {isReadyPicture && (
        <>
          <LinkButton href={`/edit-image/${item.id}`} size="compact" variant="outline">
            Ret billedet til
          </LinkButton>
          {item.id !== portraitId && (
            <Button size="compact" variant="outline" onClick={() => onChoose({ portraitId: item.id })}>
              Brug som portræt
            </Button>
          )}
          {item.id !== coverId && (
            <Button size="compact" variant="outline" onClick={() => onChoose({ coverId: item.id })}>
              Brug som forside
            </Button>
          )}
          {!isAmongPictures(item) && (
            <Button size="compact" variant="outline" onClick={() => update({ id: item.id, head: null })}>
              Vis blandt billederne
            </Button>
          )}
        </>
      )}
      <Button size="compact" variant="outline" disabled={at === 0} onClick={() => onMove(at, 0)}>
        Flyt forrest
      </Button>
      <Button size="compact" variant="outline" disabled={at === 0} onClick={() => onMove(at, at - 1)}>
        En plads frem
      </Button>
      <Button size="compact" variant="outline" disabled={at === count - 1} onClick={() => onMove(at, at + 1)}>
        En plads tilbage
      </Button>
      {item.kind !== 'video_link' && item.status === 'ready' && (
        <Button asChild size="compact" variant="outline">
          <a href={`/media/${item.id}/original`} download>
            Hent originalen
          </a>
        </Button>
      )}
    </div>
  )
}
