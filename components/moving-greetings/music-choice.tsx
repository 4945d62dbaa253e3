'use client'

import { useWatch } from 'react-hook-form'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import type { FilmPiece } from '@/lib/domain/moving-greetings/schema'
import type { MakerForm } from './scene-fields'

const none = { value: '', label: 'Ingen musik' }

/** Which of the page's music is heard with the film, and the piece to hear first. Nothing where the page has none. */
export function MusicChoice({ form, pieces }: { form: MakerForm; pieces: FilmPiece[] }) {
  const chosen = useWatch({ control: form.control, name: 'music' })
  const piece = pieces.find(({ id }) => id === chosen)
  if (pieces.length === 0) return null
  const options = pieces.map(({ id, title, label }) => ({ value: id, label: title, ...(label && { hint: label }) }))
  return (
    <FieldGroup
      legend="Skal der være musik til?"
      hint="Musik fra mindesiden, som familien selv har lavet, eller som er fri. Den spiller på mindesiden, når nogen ser filmen."
      error={form.formState.errors.music?.message}
    >
      <RadioGroup {...form.register('music')} options={[none, ...options]} defaultValue="" />
      {/* biome-ignore lint/a11y/useMediaCaption: music has no captions. */}
      {piece && <audio controls preload="none" src={piece.src} aria-label={`Hør ${piece.title}`} className="w-full" />}
    </FieldGroup>
  )
}
