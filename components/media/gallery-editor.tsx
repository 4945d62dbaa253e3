'use client'

import { useState } from 'react'
import { PictureRoom, PlanNote } from '@/components/billing/plan-note'
import { AlbumsDialog } from '@/components/media/albums-dialog'
import { FilmLinkDialog } from '@/components/media/film-link-dialog'
import { GalleryView } from '@/components/media/gallery-view'
import { showUploadFailure } from '@/components/media/show-failure'
import { UnfinishedNotice } from '@/components/media/unfinished-notice'
import { UploadPanel } from '@/components/media/upload-panel'
import { VoiceDialog } from '@/components/media/voice-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { FileDrop } from '@/components/ui/file-drop'
import { roomTexts } from '@/lib/domain/billing/copy'
import type { Entitlements } from '@/lib/domain/billing/entitlements'
import { useAlbums } from '@/lib/domain/media/albums/client/album-hooks'
import { sendStill, takeStill } from '@/lib/domain/media/films/client/still'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import type { GalleryItem } from '@/lib/domain/media/schema'
import { useUploadQueue } from '@/lib/domain/media/uploads/client/upload-hooks'
import type { Arrival } from '@/lib/domain/media/uploads/client/upload-queue'
import { acceptedFiles, acceptedWithoutFilms, fileHint } from '@/lib/domain/media/uploads/file-rules'

type GalleryEditorProps = {
  memorialId: string
  opened: GalleryItem[]
  /** What the page's plan has room for. */
  room: Pick<Entitlements, 'pictures' | 'films' | 'coming'>
  portraitId: string | null
  coverId: string | null
  onChoose: (choice: { portraitId: string } | { coverId: string }) => void
}

/** Uploads, deletes and describes pictures, films and voices, many at once, with their albums and order. */
export function GalleryEditor({ memorialId, opened, room, ...choices }: GalleryEditorProps) {
  const { items, refresh } = useGallery(memorialId, opened)
  const albums = useAlbums(memorialId)
  const [arrivedCount, setArrivedCount] = useState(0)
  const { uploads, queue } = useUploadQueue(memorialId, 'gallery', { onArrived: arrive, onRefused: showUploadFailure })
  const count = (...kinds: GalleryItem['kind'][]) => items.filter(({ kind }) => kinds.includes(kind)).length

  function arrive({ file, kind, mediaId }: Arrival) {
    setArrivedCount((count) => count + 1)
    void refresh()
    if (kind === 'video' && mediaId) {
      void takeStill(file).then(async (still) => {
        if (!still) return
        await sendStill(memorialId, mediaId, still)
        await refresh()
      })
    }
  }

  function add(files: File[]) {
    // A new batch of uploads starts counting from 0.
    if (uploads.every(({ state }) => state === 'failed')) setArrivedCount(0)
    queue.add(files)
  }

  return (
    <div className="space-y-8">
      <PictureRoom limit={room.pictures} coming={room.coming} count={count('picture')} />
      {!room.films && <PlanNote coming={room.coming}>{roomTexts.films(count('video', 'video_link'))}</PlanNote>}
      <FileDrop
        name="file"
        label={room.films ? 'Vælg billeder, film eller lyd' : 'Vælg billeder eller lyd'}
        hint={fileHint}
        accept={room.films ? acceptedFiles : acceptedWithoutFilms}
        onFiles={add}
      />
      <UnfinishedNotice memorialId={memorialId} place="gallery" isBusy={uploads.length > 0} />
      <UploadPanel uploads={uploads} queue={queue} arrivedCount={arrivedCount} />
      <div className="flex flex-wrap gap-3">
        <VoiceDialog onKeep={(file) => add([file])} />
        {room.films && <FilmLinkDialog memorialId={memorialId} />}
        <AlbumsDialog memorialId={memorialId} albums={albums} items={items} />
      </div>
      {items.length === 0 && uploads.length === 0 ? (
        <EmptyState
          title="Her er endnu ingen billeder"
          text="Begynd med et, som I holder af. Billeder lige fra telefonen kan bruges, som de er."
        />
      ) : (
        <GalleryView memorialId={memorialId} items={items} albums={albums} {...choices} />
      )}
    </div>
  )
}
