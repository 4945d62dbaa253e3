'use client'

import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AlbumForm } from '@/components/media/album-form'
import { showUpdateFailure } from '@/components/media/show-failure'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { IconButton } from '@/components/ui/icon-button'
import { useOrderAlbums, useRemoveAlbum } from '@/lib/domain/media/albums/client/album-hooks'
import { ALBUM_LIMIT, type EditedAlbum } from '@/lib/domain/media/albums/schema'
import type { GalleryItem } from '@/lib/domain/media/schema'

type AlbumsDialogProps = { memorialId: string; albums: EditedAlbum[]; items: GalleryItem[] }

/** Creates, renames, sorts and deletes a page's albums. Their contents are never deleted. */
export function AlbumsDialog({ memorialId, albums, items }: AlbumsDialogProps) {
  const [isMaking, setIsMaking] = useState(false)
  const order = useOrderAlbums(memorialId, { onRefused: showUpdateFailure })

  function move(at: number, by: -1 | 1) {
    const ids = albums.map(({ id }) => id)
    const [taken] = ids.splice(at, 1)
    if (taken) ids.splice(at + by, 0, taken)
    order.mutate(ids)
  }

  return (
    <Dialog onOpenChange={() => setIsMaking(false)}>
      <DialogTrigger asChild>
        <Button variant="outline">Album{albums.length > 0 && ` (${albums.length})`}</Button>
      </DialogTrigger>
      <DialogContent title="Album" description="Et album samler billeder, film og stemmer, der hører sammen.">
        <ul className="divide-y divide-border empty:hidden">
          {albums.map((album, at) => (
            <AlbumLine
              key={album.id}
              memorialId={memorialId}
              album={album}
              count={items.filter(({ albumId }) => albumId === album.id).length}
              isFirst={at === 0}
              isLast={at === albums.length - 1}
              onMove={(by) => move(at, by)}
            />
          ))}
        </ul>
        {isMaking || albums.length === 0 ? (
          <div className={albums.length > 0 ? 'mt-6 border-border border-t pt-6' : undefined}>
            <AlbumForm memorialId={memorialId} album={null} onSaved={() => setIsMaking(false)} />
          </div>
        ) : (
          <Button
            variant="outline"
            className="mt-6"
            disabled={albums.length >= ALBUM_LIMIT}
            onClick={() => setIsMaking(true)}
          >
            Nyt album
          </Button>
        )}
      </DialogContent>
    </Dialog>
  )
}

type AlbumLineProps = {
  memorialId: string
  album: EditedAlbum
  count: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
}

function AlbumLine({ memorialId, album, count, isFirst, isLast, onMove }: AlbumLineProps) {
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
