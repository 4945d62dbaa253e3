'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showServerErrors } from '@/components/form/form-errors'
import { SessionEnded } from '@/components/frame/session-ended'
import { Button } from '@/components/ui/button'
import { Field, Input, Textarea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import { useSaveAlbum } from '@/lib/domain/media/albums/client/album-hooks'
import {
  ALBUM_DESCRIPTION_MAX_LENGTH,
  ALBUM_TITLE_MAX_LENGTH,
  type AlbumFields,
  albumFields,
  type EditedAlbum,
} from '@/lib/domain/media/albums/schema'

type AlbumFormProps = { memorialId: string; album: EditedAlbum | null; onSaved: (album: EditedAlbum) => void }

/** The name and description of an album; a new one without `album`. */
export function AlbumForm({ memorialId, album, onSaved }: AlbumFormProps) {
  const save = useSaveAlbum(memorialId)
  const form = useForm<AlbumFields, unknown, z.output<typeof albumFields>>({
    resolver: zodResolver(albumFields),
    defaultValues: { title: album?.title ?? '', description: album?.description ?? '' },
  })
  const { forget } = useKeptForm(form, { name: `album-${album?.id ?? memorialId}` })
  const { errors } = form.formState
  const submit = form.handleSubmit(async (fields) => {
    try {
      const saved = await save.mutateAsync({ id: album?.id ?? null, ...fields })
      form.reset(fields)
      forget()
      onSaved(saved)
    } catch (error) {
      if (error instanceof Error) showServerErrors(form, error, ['title', 'description'])
    }
  })
  const address = `/api/memorials/${memorialId}/albums`
  return (
    <form noValidate method="post" action={address} onSubmit={submit} className="space-y-4">
      <Field label={album ? 'Navn' : 'Nyt albums navn'} required error={errors.title?.message}>
        {(control) => <Input {...control} maxLength={ALBUM_TITLE_MAX_LENGTH} {...form.register('title')} />}
      </Field>
      <Field label="Beskrivelse" optional error={errors.description?.message}>
        {(control) => (
          <Textarea {...control} rows={2} maxLength={ALBUM_DESCRIPTION_MAX_LENGTH} {...form.register('description')} />
        )}
      </Field>
      {isSessionEnded(save.error) ? (
        <SessionEnded />
      ) : (
        errors.root && (
          <Notice variant="error" title="Det blev ikke gemt">
            {errors.root.message}
          </Notice>
        )
      )}
      <Button type="submit" pending={save.isPending} pendingText="Gemmer...">
        {album ? 'Gem' : 'Lav albummet'}
      </Button>
    </form>
  )
}
