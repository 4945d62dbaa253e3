'use client'

import { useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { CaptionFields } from '@/components/artwork/caption-fields'
import { WrittenListField } from '@/components/artwork/written-list-field'
import { Checkbox } from '@/components/ui/checkbox'

/** Text and marks around the code. Part of `ArtworkFields`. */
export function TextFields() {
  const { register } = useFormContext<ArtworkForm>()
  return (
    <section className="space-y-5">
      <h2 className="text-xl">Tekst og motiv</h2>
      <WrittenListField
        name="options.lines"
        label="Over koden"
        hint="Én linje ad gangen, præcis som den skal graveres. Den første bliver størst."
        entry="Linje"
        rows={3}
        toText={(lines) => (Array.isArray(lines) ? lines.join('\n') : '')}
        toList={(text) => (text === '' ? [] : text.split('\n'))}
      />
      <CaptionFields />
      <Checkbox
        {...register('options.showsCode')}
        label="Kodens ti tegn under QR-koden"
        hint="Så kan koden tastes, hvis den en dag ikke kan scannes."
      />
    </section>
  )
}
