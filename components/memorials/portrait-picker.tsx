'use client'

import { PictureRoom } from '@/components/billing/plan-note'
import { showUploadFailure } from '@/components/media/show-failure'
import { UnfinishedNotice } from '@/components/media/unfinished-notice'
import { UploadList } from '@/components/media/upload-line'
import { useEditor } from '@/components/memorials/editor-provider'
import { HeadPicture, useHead } from '@/components/memorials/head-picture'
import { Button } from '@/components/ui/button'
import { FileDrop } from '@/components/ui/file-drop'
import { LinkButton } from '@/components/ui/link-button'
import { acceptedPictures } from '@/lib/domain/media/copy'
import { usePictureUpload } from '@/lib/domain/media/uploads/client/upload-hooks'

const texts = {
  portraitId: {
    choose: 'Vælg et portræt',
    other: 'Vælg et andet portræt',
    remove: 'Fjern som portræt',
  },
  coverId: {
    choose: 'Vælg et billede til forsiden',
    other: 'Vælg en anden forside',
    remove: 'Fjern som forside',
  },
}

/** Chooses the portrait or cover: a new upload, or one of the page's pictures. */
export function PortraitPicker({ place, hint }: { place: keyof typeof texts; hint: string }) {
  const { opened, choose } = useEditor()
  const { pictures, picture, isComing } = useHead(place)
  const { uploads, queue } = usePictureUpload(opened.id, place, { onRefused: showUploadFailure })
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
      <HeadPicture place={place} className="max-h-72" />
      {picture && !isComing && (
        <div className="flex flex-wrap gap-3">
          <LinkButton href={`/edit-image/${picture.id}`} variant="outline" size="compact">
            Beskær eller ret
          </LinkButton>
          <Button variant="outline" size="compact" onClick={() => choose({ [place]: null })}>
            {words.remove}
          </Button>
        </div>
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
