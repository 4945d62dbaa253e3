'use client'

import { useState } from 'react'
import { AlbumForm } from '@/components/media/album-form'
import { AlbumLine } from '@/components/media/album-line'
import { showUpdateFailure } from '@/components/media/show-failure'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { useOrderAlbums } from '@/lib/domain/media/albums/client/album-hooks'
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
