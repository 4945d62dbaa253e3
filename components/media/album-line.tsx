'use client'

import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlbumForm } from '@/components/media/album-form'
import { showUpdateFailure } from '@/components/media/show-failure'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { IconButton } from '@/components/ui/icon-button'
import { useRemoveAlbum } from '@/lib/domain/media/albums/client/album-hooks'
import type { EditedAlbum } from '@/lib/domain/media/albums/schema'

type AlbumLineProps = {
  memorialId: string
  album: EditedAlbum
  count: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

export function AlbumLine({ memorialId, album, count, isFirst, isLast, onMove }: AlbumLineProps) {
  const [isEditing, setIsEditing] = useState(false)
  const remove = useRemoveAlbum(memorialId, { onRefused: showUpdateFailure })
  const { id, title, description } = album
  return (
    <li className="py-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {title} <span className="font-normal text-muted-foreground text-sm">({count})</span>
      </p>
      {description && !isEditing && <p className="text-muted-foreground text-sm">{description}</p>}
      <div className="mt-1 -ml-3 flex flex-wrap">
        <IconButton label={`Flyt »${title}« op`} disabled={isFirst} onClick={() => onMove(-1)}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton label={`Flyt »${title}« ned`} disabled={isLast} onClick={() => onMove(1)}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          label={`Ret navn og tekst for »${title}«`}
          aria-expanded={isEditing}
          onClick={() => setIsEditing(!isEditing)}
        >
          <Pencil aria-hidden />
        </IconButton>
        <AlertDialog
          trigger={
            <IconButton label={`Slet albummet »${title}«`} disabled={remove.isPending}>
              <Trash2 aria-hidden />
            </IconButton>
          }
          title={`Slet albummet »${title}«?`}
          description="Det, der ligger i albummet, bliver på mindesiden. Kun albummet selv forsvinder."
          confirmLabel="Slet albummet"
          cancelLabel="Behold det"
          destructive
          onConfirm={() => remove.mutate(id)}
        />
      </div>
      {isEditing && (
        <div className="mt-3">
          <AlbumForm memorialId={memorialId} album={album} onSaved={() => setIsEditing(false)} />
        </div>
      )}
    </li>
  )
}
