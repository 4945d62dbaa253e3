'use client'

import { Trash2 } from 'lucide-react'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { useDeletePicture } from '@/lib/domain/media/hooks'
import type { GalleryPicture } from '@/lib/domain/media/schema'

type DeletePictureProps = { memorialId: string; picture: GalleryPicture; place: number }

export function DeletePicture({ memorialId, picture, place }: DeletePictureProps) {
  const remove = useDeletePicture(memorialId)
  return (
    <AlertDialog
      trigger={
        <Button size="compact" variant="ghost" pending={remove.isPending} pendingText="Sletter...">
          <Trash2 aria-hidden />
          Slet<span className="sr-only"> billede {place}</span>
        </Button>
      }
      title="Slet billedet?"
      description={`${picture.caption ? `'${picture.caption}' ` : 'Billedet '}forsvinder fra mindesiden med det samme og kan ikke hentes tilbage.`}
      confirmLabel="Slet billedet"
      cancelLabel="Behold det"
      destructive
      onConfirm={() => remove.mutate(picture.id)}
    />
  )
}
