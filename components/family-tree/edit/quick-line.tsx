'use client'

import { Check } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { QuickPlace, QuickValues } from '@/components/family-tree/edit/quick-values'
import { YEAR_MAX_LENGTH } from '@/components/family-tree/edit/record-values'
import { TickField, TreeTextField } from '@/components/family-tree/edit/tree-fields'
import { personFieldNames } from '@/lib/domain/family-tree/edit-copy'
import { GIVEN_NAMES_MAX_LENGTH, SURNAME_MAX_LENGTH } from '@/lib/domain/family-tree/schema'

/** One relative on a line; once they are in the tree, their name with a mark. */
export function QuickLine({ place, legend }: { place: QuickPlace; legend: string }) {
  const { control } = useFormContext<QuickValues>()
  const row = useWatch({ control, name: place })
  if (row?.savedId) {
    return (
      <p role="status" className="flex items-center gap-2">
        <Check aria-hidden className="size-5 shrink-0 text-success" />
        <span className="min-w-0 wrap-anywhere">
          {legend}: {[row.givenNames, row.surname].filter(Boolean).join(' ')} er tilføjet
        </span>
      </p>
    )
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-sans font-semibold text-base">{legend}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TreeTextField
          name={`${place}.givenNames`}
          label={personFieldNames.givenNames}
          maxLength={GIVEN_NAMES_MAX_LENGTH}
        />
        <TreeTextField name={`${place}.surname`} label={personFieldNames.surname} maxLength={SURNAME_MAX_LENGTH} />
        <TreeTextField name={`${place}.born.year`} label="Født år" maxLength={YEAR_MAX_LENGTH} autoCapitalize="none" />
      </div>
      <TickField name={`${place}.isDead`} label="Død" />
    </fieldset>
  )
}
