'use client'

import { useEffect, useRef } from 'react'
import type { RecordConflict } from '@/components/family-tree/edit/use-record-form'
import { TwoVersions } from '@/components/form/two-versions'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type BothVersionsProps<V> = {
  conflict: RecordConflict<V>
  mine: V
  names: Record<keyof V & string, string>
  textOf: (field: keyof V & string, values: V) => string
  onDecide: (field: keyof V & string, isMine: boolean) => void
}

/** What two wrote in the same field, side by side: the writer chooses for each. */
export function BothVersions<V extends object>({ conflict, mine, names, textOf, onDecide }: BothVersionsProps<V>) {
  const { fields, theirs } = conflict
  const next = useRef<HTMLButtonElement>(null)
  const [first] = fields
  // The button that was pressed is gone with its field, and 'Gem' waits.
  useEffect(() => {
    if (first) next.current?.focus()
  }, [first])
  return fields.map((field) => (
    <Notice key={field} variant="error" title={`I har skrevet hver sit i »${names[field]}«`}>
      <p>Den anden har gemt imens. Begge dele er her endnu. Vælg, hvad der skal stå, og gem så.</p>
      <TwoVersions mine={textOf(field, mine)} theirs={textOf(field, theirs)} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button ref={field === first ? next : null} size="compact" onClick={() => onDecide(field, true)}>
          Behold mit<span className="sr-only"> i {names[field]}</span>
        </Button>
        <Button size="compact" variant="outline" onClick={() => onDecide(field, false)}>
          Behold den andens<span className="sr-only"> i {names[field]}</span>
        </Button>
      </div>
    </Notice>
  ))
}
