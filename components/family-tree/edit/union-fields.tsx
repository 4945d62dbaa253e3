'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceField, choicesOf, TreeDateField, TreeTextField } from '@/components/family-tree/edit/tree-fields'
import { unionEndNames, unionFieldNames, unionKindNames } from '@/lib/domain/family-tree/edit-copy'
import { PLACE_MAX_LENGTH } from '@/lib/domain/family-tree/schema'

const ends = [{ value: '', label: 'Nej, eller ved ikke' }, ...choicesOf(unionEndNames)]

/** What can be written about a couple. `prefix` is where it lies in the form: '' or 'union.'. */
export function UnionFields({ prefix }: { prefix: '' | 'union.' }) {
  const { control } = useFormContext()
  const [kind, ended]: unknown[] = useWatch({ control, name: [`${prefix}kind`, `${prefix}ended`] })
  return (
    <div className="space-y-8">
      <ChoiceField name={`${prefix}kind`} legend="Er eller var de gift?" options={choicesOf(unionKindNames)} />
      {kind === 'married' && (
        <div className="space-y-4">
          <TreeDateField name={`${prefix}married`} legend={unionFieldNames.married} />
          <TreeTextField
            name={`${prefix}marriedPlace`}
            label={unionFieldNames.marriedPlace}
            maxLength={PLACE_MAX_LENGTH}
            optional
          />
        </div>
      )}
      <ChoiceField name={`${prefix}ended`} legend="Gik de fra hinanden?" options={ends} />
      {ended !== '' && <TreeDateField name={`${prefix}endedOn`} legend="Hvornår?" />}
    </div>
  )
}
