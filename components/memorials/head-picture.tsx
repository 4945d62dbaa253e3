'use client'

import { useEditor } from '@/components/memorials/editor-provider'
import { cn } from '@/components/ui/cn'
import { headNames } from '@/lib/domain/media/copy'
import { useGallery } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { useUploadsElsewhere } from '@/lib/domain/media/uploads/client/uploads-elsewhere'

type Place = keyof typeof headNames

/** The portrait or cover as chosen, and whether a new one is under way. */
export function useHead(place: Place) {
  const { opened, ...chosen } = useEditor()
  const { pictures } = useGallery(opened.id, opened.pictures)
  const elsewhere = useUploadsElsewhere()
  const isComing =
    pictures.some(({ head, status }) => head === place && status === 'processing') ||
    elsewhere.some((uploads) => uploads.memorialId === opened.id && uploads.place === place)
  return { pictures, picture: pictures.find(({ id }) => id === chosen[place]), isComing }
}

/** The portrait or cover, a place for it while a new one is under way, or nothing. */
export function HeadPicture({ place, className }: { place: Place; className: string }) {
  const { picture, isComing } = useHead(place)
  if (isComing) {
    return (
      <p className={cn('grid aspect-square w-56 max-w-full place-items-center rounded-lg bg-muted p-4', className)}>
        {headNames[place]} gøres klar …
      </p>
    )
  }
  return (
    picture && (
      <img
        src={picture.src}
        srcSet={picture.srcSet}
        sizes="(min-width: 640px) 320px, 90vw"
        width={picture.width}
        height={picture.height}
        alt={picture.alt || headNames[place]}
        className={cn('h-auto w-auto max-w-full rounded-lg bg-muted', className)}
      />
    )
  )
}
