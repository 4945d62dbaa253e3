'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { showServerErrors } from '@/components/form/form-errors'
import { SessionEnded } from '@/components/frame/session-ended'
import { showUpdateFailure } from '@/components/media/show-failure'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { showToast } from '@/components/ui/toast'
import { isSessionEnded } from '@/lib/client/is-session-ended'
import { useKeptForm } from '@/lib/client/use-kept-form'
import type { EditedAlbum } from '@/lib/domain/media/albums/schema'
import { useUpdateMedia } from '@/lib/domain/media/gallery/client/gallery-hooks'
import { type GalleryItem, mediaDetails } from '@/lib/domain/media/schema'
import { formatTime } from '@/lib/shared/danish-time'

/** The form's schema: a select has no null. */
const formFields = mediaDetails.extend({ albumId: z.union([z.literal('').transform(() => null), z.uuid()]) })
type Values = z.input<typeof formFields>
const fieldNames = ['caption', 'altText', 'people', 'takenYear'] as const

/** The details of one item, saved on leaving a field. Text that could not be saved stays in its field. */
export function MediaForm({
  memorialId,
  item,
  albums,
}: {
  memorialId: string
  item: GalleryItem
  albums: EditedAlbum[]
}) {
  const update = useUpdateMedia(memorialId, { onRefused: showUpdateFailure })
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const form = useForm<Values, unknown, z.output<typeof formFields>>({
    resolver: zodResolver(formFields),
    defaultValues: valuesOf(item),
    // Saving happens on blur: an error must not pull focus back to the field.
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const { forget } = useKeptForm(form, { name: `medie-${item.id}` })
  const { errors, isDirty } = formState

  // After moving to the next item, errors at the fields are no longer visible.
  useEffect(
    () => () => {
      const { error } = form.getFieldState('takenYear')
      if (error?.message) void showToast({ title: 'Årstallet er ikke gemt', description: error.message })
    },
    [form],
  )

  const save = handleSubmit(async (values) => {
    try {
      const saved = await update.mutateAsync({ id: item.id, ...values })
      forget()
      form.reset(valuesOf(saved), { keepValues: true })
      setSavedAt(new Date())
    } catch (error) {
      if (error instanceof Error) showServerErrors(form, error, fieldNames)
    }
  })
  const saveChanges = () => {
    if (form.formState.isDirty) void save()
  }
  const isHeard = item.kind === 'recording'

  return (
    <form
      noValidate
      method="post"
      action={`/api/memorials/${memorialId}/media/${item.id}`}
      onSubmit={save}
      onBlur={saveChanges}
      className="mt-6 space-y-4"
    >
      <Field label={isHeard ? 'Hvad man hører' : 'Billedtekst'} optional error={errors.caption?.message}>
        {(control) => <Input {...control} maxLength={300} {...register('caption')} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[1fr_7rem]">
        <Field label={isHeard ? 'Hvem der taler' : 'Hvem man ser'} optional error={errors.people?.message}>
          {(control) => <Input {...control} maxLength={300} {...register('people')} />}
        </Field>
        <Field label="Årstal" error={errors.takenYear?.message}>
          {(control) => <Input {...control} inputMode="numeric" maxLength={4} {...register('takenYear')} />}
        </Field>
      </div>
      {!isHeard && (
        <Field
          label="Beskrivelse"
          hint="Læses højt for dem, der ikke kan se billedet."
          optional
          error={errors.altText?.message}
        >
          {(control) => <Input {...control} maxLength={300} {...register('altText')} />}
        </Field>
      )}
      {albums.length > 0 && (
        <Field label="Album">
          {(control) => (
            <Select {...control} {...register('albumId', { onChange: saveChanges })}>
              <option value="">Intet album</option>
              {albums.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isSessionEnded(update.error) && <SessionEnded />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="compact" variant="outline" pending={update.isPending} pendingText="Gemmer...">
          Gem
        </Button>
        <p role="status" className="text-muted-foreground text-sm">
          {update.isError && isDirty && 'Ikke gemt endnu. Teksten står her stadig.'}
          {!update.isPending && !isDirty && savedAt && `Gemt kl. ${formatTime(savedAt)}`}
        </p>
      </div>
    </form>
  )
}

function valuesOf({ caption, altText, people, takenYear, albumId }: GalleryItem): Values {
  return {
    caption: caption ?? '',
    altText: altText ?? '',
    people: people ?? '',
    takenYear: takenYear === null ? '' : String(takenYear),
    albumId: albumId ?? '',
  }
}
