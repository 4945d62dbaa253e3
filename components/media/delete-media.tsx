'use client'

import { showDeleteFailure } from '@/components/media/show-failure'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { useDeleteMedia } from '@/lib/domain/media/gallery/client/gallery-hooks'
import type { GalleryItem } from '@/lib/domain/media/schema'

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
export function DeleteMedia({ memorialId, item, onClose, onDeleted }: DeleteMediaProps) {
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
