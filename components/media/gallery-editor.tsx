'use client'

import { SortableGallery } from '@/components/media/sortable-gallery'
import { UploadList } from '@/components/media/upload-list'
import { EmptyState } from '@/components/ui/empty-state'
import { FileDrop } from '@/components/ui/file-drop'
import { acceptedPictures, pictureHint } from '@/lib/domain/media/copy'
import { useGallery, useOrderPictures } from '@/lib/domain/media/hooks'
import { GALLERY_LIMIT } from '@/lib/domain/media/picture-limit'
import type { GalleryPicture } from '@/lib/domain/media/schema'
import { useUploads } from '@/lib/domain/media/use-uploads'

type GalleryEditorProps = {
  memorialId: string
  opened: GalleryPicture[]
  portraitId: string | null
  coverId: string | null
  onChoose: (choice: { portraitId: string } | { coverId: string }) => void
}

/** Pictures in and out, several at once, with their words and their order. */
export function GalleryEditor({ memorialId, opened, ...choices }: GalleryEditorProps) {
  const { pictures, change } = useGallery(memorialId, opened)
  const order = useOrderPictures(memorialId)
  const { uploads, add, retry, dismiss } = useUploads(memorialId, (picture) => change((before) => [...before, picture]))
  const left = GALLERY_LIMIT - pictures.length
  return (
    <div className="space-y-8">
      <FileDrop
        name="file"
        label="Vælg billeder"
        hint={left > 0 ? pictureHint : `Der er ${GALLERY_LIMIT} billeder. Slet et for at få plads til et nyt.`}
        accept={acceptedPictures}
        disabled={left <= 0}
        onFiles={add}
      />
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      {pictures.length === 0 && uploads.length === 0 && (
        <EmptyState
          title="Her er endnu ingen billeder"
          text="Begynd med et, som I holder af. Billeder lige fra telefonen kan bruges, som de er."
        />
      )}
      <SortableGallery memorialId={memorialId} pictures={pictures} onOrder={(ids) => order.mutate(ids)} {...choices} />
    </div>
  )
}
