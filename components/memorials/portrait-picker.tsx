'use client'

import { PictureRoom } from '@/components/billing/plan-note'
import { showUploadFailure } from '@/components/media/show-failure'
import { UnfinishedNotice } from '@/components/media/unfinished-notice'
import { UploadList } from '@/components/media/upload-list'
import { useEditor } from '@/components/memorials/editor-provider'
import { Button } from '@/components/ui/button'
import { FileDrop } from '@/components/ui/file-drop'
import { LinkButton } from '@/components/ui/link-button'
import { acceptedPictures } from '@/lib/domain/media/copy'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { usePictureUpload } from '@/lib/domain/media/uploads/client/upload-hooks'

const texts = {
  portraitId: {
    title: 'Portræt',
    choose: 'Vælg et portræt',
    other: 'Vælg et andet portræt',
    remove: 'Fjern som portræt',
  },
  coverId: {
    title: 'Forside',
    choose: 'Vælg et billede til forsiden',
    other: 'Vælg en anden forside',
    remove: 'Fjern som forside',
  },
}

/** Chooses the portrait or cover: a new upload, or one of the page's pictures. */
export function PortraitPicker({ place, hint }: { place: keyof typeof texts; hint: string }) {
  const { opened, choose, ...chosen } = useEditor()
  const { pictures } = useGallery(opened.id, opened.pictures)
  const { uploads, queue } = usePictureUpload(opened.id, place, {
    onReady: (picture) => void choose({ [place]: picture.id }),
    onRefused: showUploadFailure,
  })
  const picture = pictures.find(({ id }) => id === chosen[place])
  const words = texts[place]
  const { pictures: limit, coming } = opened.room
  const isFull = limit !== null && pictures.length >= limit

  function send(files: File[]) {
    // A new choice dismisses earlier failures.
    for (const { key, state } of uploads) if (state === 'failed') queue.cancel(key)
    queue.add(files)
  }

  return (
    <div className="space-y-4">
      {picture && (
        <figure className="flex flex-wrap items-end gap-5">
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="(min-width: 640px) 320px, 90vw"
            width={picture.width}
            height={picture.height}
            alt={picture.alt || words.title}
            className="h-auto max-h-72 w-auto max-w-full rounded-lg bg-muted"
          />
          <figcaption className="flex flex-wrap gap-3">
            <LinkButton href={`/edit-image/${picture.id}`} variant="outline" size="compact">
              Beskær eller ret
            </LinkButton>
            <Button variant="outline" size="compact" onClick={() => choose({ [place]: null })}>
              {words.remove}
            </Button>
          </figcaption>
        </figure>
      )}
      {isFull && <PictureRoom limit={limit} coming={coming} count={pictures.length} />}
      <FileDrop
        name={place}
        label={picture ? words.other : words.choose}
        hint={hint}
        accept={acceptedPictures}
        multiple={false}
        onFiles={send}
      />
      <UnfinishedNotice memorialId={opened.id} place={place} isBusy={uploads.length > 0} />
      <UploadList uploads={uploads} queue={queue} />
    </div>
  )
}
