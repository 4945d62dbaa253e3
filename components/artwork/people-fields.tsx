'use client'

import { useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { WrittenListField } from '@/components/artwork/written-list-field'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { peopleText } from '@/lib/domain/artwork/written-lists'

/** A whole stone with several names and one code. */
export function PeopleFields() {
  const { register, watch } = useFormContext<ArtworkForm>()
  return (
    <div className="space-y-5">
      <WrittenListField
        name="options.people"
        label="Flere navne på den samme sten"
        hint="Navnet, og datoerne på linjen under. En tom linje mellem to navne. Det første navn er det, der allerede står."
        entry="Navn"
        rows={4}
        toText={peopleText}
      />
      {peopleText(watch('options.people')) !== '' && (
        <FieldGroup legend="Hvordan skal navnene stå?">
          <RadioGroup
            {...register('options.peoplePlaced')}
            value={watch('options.peoplePlaced') ?? 'beside'}
            options={[
              { value: 'beside', label: 'Ved siden af hinanden' },
              { value: 'below', label: 'Under hinanden' },
            ]}
          />
        </FieldGroup>
      )}
    </div>
  )
}
