'use client'

import type { RecordConflict } from '@/components/family-tree/edit/use-record-form'
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
  return fields.map((field) => (
    <Notice key={field} variant="error" title={`I har skrevet hver sit i »${names[field]}«`}>
      <p>Den anden har gemt imens. Begge dele er her endnu. Vælg, hvad der skal stå, og gem så.</p>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Version title="Det, du skrev" text={textOf(field, mine)} />
        <Version title="Det, den anden skrev" text={textOf(field, theirs)} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="compact" onClick={() => onDecide(field, true)}>
          Behold mit<span className="sr-only"> i {names[field]}</span>
        </Button>
        <Button size="compact" variant="outline" onClick={() => onDecide(field, false)}>
          Behold den andens<span className="sr-only"> i {names[field]}</span>
        </Button>
      </div>
    </Notice>
  ))
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 rounded-lg bg-card p-4 text-card-foreground">
      <p className="font-semibold text-sm">{title}</p>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must scroll by keyboard too
        tabIndex={0}
        className="mt-1 max-h-72 overflow-y-auto whitespace-pre-line break-words"
      >
        {text}
      </section>
    </div>
  )
}
