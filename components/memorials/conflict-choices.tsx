'use client'

import { useWatch } from 'react-hook-form'
import { TwoVersions } from '@/components/form/two-versions'
import { fieldValueText } from '@/components/memorials/field-value-text'
import type { Conflicts } from '@/components/memorials/section-saver'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { bothTexts, type FieldName, fieldsOf } from '@/lib/domain/memorials/client/editing-merge'
import { fieldNames } from '@/lib/domain/memorials/copy'
import type { MemorialForm } from '@/lib/domain/memorials/schema'

type ConflictChoicesProps = { conflicts: Conflicts; onDecide: (field: FieldName, value: unknown) => void }

/** Both texts of every field with conflicting edits, side by side. The user resolves each. */
export function ConflictChoices({ conflicts, onDecide }: ConflictChoicesProps) {
  const typed = useWatch<MemorialForm>()
  return fieldsOf(conflicts).map((field) => {
    const mine = typed[field]
    const theirs = conflicts[field]
    const both = bothTexts(field, theirs, mine)
    return (
      <Notice key={field} variant="error" title={`I har skrevet hver sit i »${fieldNames[field]}«`}>
        <p>Den anden har gemt imens. Begge dele er her endnu. Vælg, hvad der skal stå.</p>
        <TwoVersions mine={fieldValueText(field, mine)} theirs={fieldValueText(field, theirs)} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button size="compact" onClick={() => onDecide(field, mine)}>
            Behold mit
          </Button>
          <Button size="compact" variant="outline" onClick={() => onDecide(field, theirs)}>
            Behold den andens
          </Button>
          {both !== null && (
            <Button size="compact" variant="outline" onClick={() => onDecide(field, both)}>
              Behold begge
            </Button>
          )}
        </div>
      </Notice>
    )
  })
}
