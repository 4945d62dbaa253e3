'use client'

import { showUpdateFailure } from '@/components/media/show-failure'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { useUpdateMedia } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { isAmongPictures } from '@/lib/domain/media/gallery/in-gallery'
import type { GalleryItem } from '@/lib/domain/media/schema'

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
export function MediaActions({
  memorialId,
  item,
  at,
  count,
  portraitId,
  coverId,
  onMove,
  onChoose,
}: MediaActionsProps) {
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
