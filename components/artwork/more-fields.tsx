'use client'

import { useFormContext } from 'react-hook-form'
import type { ArtworkForm } from '@/components/artwork/artwork-form'
import { LineStyleFields } from '@/components/artwork/line-style-fields'
import { StencilFields } from '@/components/artwork/stencil-fields'
import { WrittenListField } from '@/components/artwork/written-list-field'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { peopleText } from '@/lib/domain/artwork/written-lists'

type MoreFieldsProps = { hasTexts: boolean; hasStencil: boolean }

/** Rarely used options. Collapsed, but still submitted. */
export function MoreFields({ hasTexts, hasStencil }: MoreFieldsProps) {
  return (
    <details className="border-border border-y">
      <summary className="flex min-h-touch cursor-pointer flex-wrap items-baseline gap-x-3 py-3">
        <span className="text-link text-xl underline underline-offset-4">Mere</span>
        <span className="text-muted-foreground text-sm">
          Skrift for hver linje, flere navne{hasStencil && ', sandblæsning'}
        </span>
      </summary>
      <div className="space-y-8 pt-2 pb-6">
        <LineStyleFields hasTexts={hasTexts} />
        <PeopleFields />
        {hasStencil && <StencilFields />}
      </div>
    </details>
  )
}

/** A whole stone with several names and one code. */
function PeopleFields() {
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
