'use client'

import { showDeleteFailure } from '@/components/media/show-failure'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { useDeletePiece } from '@/lib/domain/music/client/music-hooks'
import type { MusicItem } from '@/lib/domain/music/schema'

/** Asks for confirmation: the file that was sent is deleted too. Open while `item` is set. */
export function DeletePiece({
  memorialId,
  item,
  onClose,
}: {
  memorialId: string
  item: MusicItem | null
  onClose: () => void
}) {
  const remove = useDeletePiece(memorialId, { onRefused: showDeleteFailure })
  return (
    <AlertDialog
      open={item !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Slet musikken?"
      description={`${item?.title ? `»${item.title}«` : 'Stykket'} forsvinder fra mindesiden med det samme og kan ikke hentes tilbage.`}
      confirmLabel="Slet musikken"
      cancelLabel="Behold den"
      destructive
      onConfirm={() => item && remove.mutate(item.id)}
    />
  )
}
