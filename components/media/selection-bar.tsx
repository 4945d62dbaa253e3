'use client'

import { X } from 'lucide-react'
import { useState } from 'react'
import { AlbumForm } from '@/components/media/album-form'
import { showDeleteFailure, showUpdateFailure } from '@/components/media/show-failure'
import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Field, Input } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { Select } from '@/components/ui/select'
import { showToast } from '@/components/ui/toast'
import { ApiError } from '@/lib/client/api'
import { useUpdateAlbumMedia } from '@/lib/domain/media/albums/client/album-hooks'
import { ALBUM_LIMIT, type EditedAlbum } from '@/lib/domain/media/albums/schema'
import { useDeleteMedia } from '@/lib/domain/media/gallery/client/gallery-hooks'
import type { GalleryItem } from '@/lib/domain/media/schema'

type SelectionBarProps = {
  memorialId: string
  chosen: GalleryItem[]
  albums: EditedAlbum[]
  onSelectAll: () => void
  onDone: () => void
}

const noAlbum = 'none'
const newAlbum = 'new'

/** Actions on several items: set album, set year, delete. */
export function SelectionBar({ memorialId, chosen, albums, onSelectAll, onDone }: SelectionBarProps) {
  const update = useUpdateAlbumMedia(memorialId, { onRefused: showUpdateFailure })
  const remove = useDeleteMedia(memorialId, { onRefused: showDeleteFailure })
  const [year, setYear] = useState('')
  const [place, setPlace] = useState('')
  const ids = chosen.map(({ id }) => id)
  const count = ids.length
  const yearError = update.error instanceof ApiError ? update.error.fields.takenYear : undefined

  function saveAlbum() {
    const album = albums.find(({ id }) => id === place)
    if (album || place === noAlbum) putInto(album ?? null)
  }

  function putInto(album: EditedAlbum | null) {
    const [albumId, title] = [album?.id ?? null, album?.title]
    update.mutate(
      { ids, albumId },
      {
        onSuccess: () => {
          showToast({ title: title ? `${count} ligger nu i »${title}«` : `${count} ligger ikke længere i et album` })
          onDone()
        },
      },
    )
  }

  function saveYear() {
    update.mutate({ ids, takenYear: Number(year) }, { onSuccess: onDone })
  }

  return (
    <section
      aria-label="Det valgte"
      className="sticky bottom-28 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl bg-primary-soft px-4 py-2 text-primary-soft-foreground shadow-lift"
    >
      <p role="status" className="mr-auto font-semibold">
        {count} valgt
      </p>
      <Dialog>
        <DialogTrigger asChild>
          <Button size="compact">Ret de valgte</Button>
        </DialogTrigger>
        <DialogContent title={`${count} valgt`}>
          <div className="space-y-6">
            <Button size="compact" variant="outline" onClick={onSelectAll}>
              Vælg alle
            </Button>
            {/* Confirmed by a button: arrow keys change a select at each step, which would save each album. */}
            <div className="flex items-end gap-3">
              <Field label="Læg i album" className="min-w-0 grow">
                {(control) => (
                  <Select {...control} value={place} onChange={(event) => setPlace(event.target.value)}>
                    <option value="">Vælg et album</option>
                    {albums.map(({ id, title }) => (
                      <option key={id} value={id}>
                        {title}
                      </option>
                    ))}
                    {albums.length < ALBUM_LIMIT && <option value={newAlbum}>Nyt album</option>}
                    {albums.length > 0 && <option value={noAlbum}>Intet album</option>}
                  </Select>
                )}
              </Field>
              {place !== newAlbum && (
                <Button variant="outline" disabled={place === ''} pending={update.isPending} onClick={saveAlbum}>
                  Gem<span className="sr-only"> i albummet</span>
                </Button>
              )}
            </div>
            {place === newAlbum && <AlbumForm memorialId={memorialId} album={null} onSaved={putInto} />}
            <div className="flex items-end gap-3">
              <Field label="Årstal" error={yearError} className="w-28">
                {(control) => (
                  <Input
                    {...control}
                    inputMode="numeric"
                    maxLength={4}
                    value={year}
                    onChange={(event) => setYear(event.target.value.replace(/\D/g, ''))}
                  />
                )}
              </Field>
              <Button variant="outline" disabled={year.length !== 4} pending={update.isPending} onClick={saveYear}>
                Gem<span className="sr-only"> årstallet</span>
              </Button>
            </div>
            <AlertDialog
              trigger={
                <Button variant="outline" pending={remove.isPending} pendingText="Sletter...">
                  Slet de valgte
                </Button>
              }
              title={count === 1 ? 'Slet det valgte?' : `Slet ${count} på én gang?`}
              description="Det valgte forsvinder fra mindesiden med det samme og kan ikke hentes tilbage."
              confirmLabel={count === 1 ? 'Slet det' : `Slet ${count}`}
              cancelLabel={count === 1 ? 'Behold det' : 'Behold dem'}
              destructive
              onConfirm={() => remove.mutate(ids, { onSuccess: onDone })}
            />
          </div>
        </DialogContent>
      </Dialog>
      <IconButton label="Vælg ingen" onClick={onDone}>
        <X aria-hidden />
      </IconButton>
    </section>
  )
}
