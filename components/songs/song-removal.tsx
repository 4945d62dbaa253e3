'use client'

import { useRouter } from 'next/navigation'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { failureToast } from '@/components/ui/toast'
import { useRemoveSong } from '@/lib/domain/songs/client/hooks'
import { musicPath } from '@/lib/domain/songs/paths'
import type { SongView } from '@/lib/domain/songs/schema'

/** Deletes the song, after a question. */
export function SongRemoval({ song, onGone }: { song: SongView; onGone: () => void }) {
  const router = useRouter()
  const removal = useRemoveSong(song)
  function remove() {
    removal.mutate(undefined, {
      onSuccess: () => {
        onGone()
        router.push(musicPath(song.memorial.slug))
        router.refresh()
      },
      onError: failureToast('Sangen blev ikke slettet'),
    })
  }
  return (
    <AlertDialog
      trigger={
        <Button variant="ghost" pending={removal.isPending} pendingText="Sletter...">
          Slet sangen
        </Button>
      }
      title="Slet sangen?"
      description="Ord, noder og lyd bliver slettet, også på siden. Det kan ikke fortrydes."
      confirmLabel="Slet sangen"
      cancelLabel="Behold den"
      destructive
      onConfirm={remove}
    />
  )
}
