'use client'

import { type FocusEvent, useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { ApiError } from '@/lib/client/api'
import { useUpdatePicture } from '@/lib/domain/media/hooks'
import type { GalleryPicture } from '@/lib/domain/media/schema'
import { formatTime } from '@/lib/shared/danish-time'

/** Caption and description, saved when one leaves the field. What could not be saved stays in it. */
export function PictureTextFields({ memorialId, picture }: { memorialId: string; picture: GalleryPicture }) {
  const update = useUpdatePicture(memorialId)
  const [caption, setCaption] = useState(picture.caption ?? '')
  const [altText, setAltText] = useState(picture.altText ?? '')
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const fields = update.error instanceof ApiError ? update.error.fields : {}

  function saveChanges(event: FocusEvent<HTMLFieldSetElement>) {
    // Not while one goes from the one field to the other.
    if (event.currentTarget.contains(event.relatedTarget)) return
    if (caption === (picture.caption ?? '') && altText === (picture.altText ?? '')) return
    update.mutate({ id: picture.id, caption, altText }, { onSuccess: () => setSavedAt(new Date()) })
  }

  return (
    <fieldset onBlur={saveChanges} className="space-y-4">
      <legend className="sr-only">Tekster til billedet</legend>
      <Field label="Billedtekst" optional error={fields.caption}>
        {(control) => (
          <Input {...control} maxLength={300} value={caption} onChange={(event) => setCaption(event.target.value)} />
        )}
      </Field>
      <Field label="Beskrivelse" hint="Læses højt for dem, der ikke kan se billedet." optional error={fields.altText}>
        {(control) => (
          <Input {...control} maxLength={300} value={altText} onChange={(event) => setAltText(event.target.value)} />
        )}
      </Field>
      <p role="status" className="text-muted-foreground text-sm empty:hidden">
        {update.isPending && 'Gemmer...'}
        {update.isError && 'Ikke gemt endnu. Teksten står her stadig.'}
        {!update.isPending && !update.isError && savedAt && `Gemt kl. ${formatTime(savedAt)}`}
      </p>
    </fieldset>
  )
}
