'use client'

import { useFormContext } from 'react-hook-form'
import type { SongFormValues } from '@/components/songs/use-song-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Sentence } from '@/lib/domain/songs/schema'

type LineSourceProps = {
  at: `verses.${number}.lines.${number}`
  from: readonly string[]
  sentences: readonly Sentence[]
  label: string
  /** Where only its beginning says the sentence; its end was added. */
  isBeginning: boolean
}

const shownMost = 80

/** The sentence of the life story that a line says, and the choice of another or none. */
export function LineSource({ at, from, sentences, label, isBeginning }: LineSourceProps) {
  const { setValue } = useFormContext<SongFormValues>()
  const quoted = sentences.filter(({ key }) => from.includes(key))
  return (
    <details className="text-sm">
      <summary className="wrap-anywhere min-h-touch cursor-pointer py-2 text-muted-foreground">
        {quoted.length === 0
          ? 'Står ikke i livshistorien'
          : `${isBeginning ? 'Begyndelsen er efter' : 'Efter'}: ${quoted.map(({ text }) => `»${text}«`).join(' ')}`}
      </summary>
      <Field label={`Hvilken sætning kommer ${label.toLowerCase()} fra?`} className="max-w-measure pb-2">
        {(control) => (
          <Select
            {...control}
            value={from[0] ?? ''}
            onChange={(event) => {
              const key = event.target.value
              setValue(`${at}.from`, key === '' ? [] : [key], { shouldDirty: true })
            }}
          >
            <option value="">Ingen af dem</option>
            {sentences.map(({ key, text }) => (
              <option key={key} value={key}>
                {text.length > shownMost ? `${text.slice(0, shownMost)}…` : text}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </details>
  )
}
