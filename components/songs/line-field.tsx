'use client'

import { Fragment, useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SongFormValues } from '@/components/songs/use-song-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field, FieldError, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { addedLine, addedText, unsourcedText } from '@/lib/domain/songs/copy'
import { addedPart } from '@/lib/domain/songs/kept-provenance'
import { lineLengthMost, type Sentence } from '@/lib/domain/songs/schema'
import { lineFits, syllablesInWords } from '@/lib/domain/songs/verse/metre'

type LineFieldProps = { verse: number; line: number; sentences: readonly Sentence[] }

/** A line of a verse: its words, whether they can be sung, and the sentence that they come from. */
export function LineField({ verse, line, sentences }: LineFieldProps) {
  const id = useId()
  const { register, watch, formState, getFieldState } = useFormContext<SongFormValues>()
  const at = `verses.${verse}.lines.${line}` as const
  const { text, from, added, origin } = watch(at)
  const { error } = getFieldState(`${at}.text`, formState)
  const label = `Vers ${verse + 1}, linje ${line + 1}`
  const part = addedPart({ text, added: added ?? null })
  const isUnsourced = origin === 'model' && from.length === 0
  return (
    <li className="space-y-1.5 py-3">
      <Input
        aria-label={label}
        aria-describedby={`${id}-om`}
        aria-invalid={error ? true : undefined}
        maxLength={lineLengthMost}
        className="font-serif"
        {...register(`${at}.text`)}
      />
      <FieldError message={error?.message} />
      <div id={`${id}-om`} className="space-y-1 text-muted-foreground text-sm">
        <LineFit text={text} line={line} />
        {part === 'whole' && <p>{addedLine}</p>}
        {part === 'end' && (
          <p>
            »{added}« er {addedText}.
          </p>
        )}
        {origin === 'model' && <p>{isUnsourced ? unsourcedText : 'Skrevet med AI.'}</p>}
      </div>
      {part !== 'whole' && (
        <LineSource at={at} from={from} sentences={sentences} label={label} isBeginning={part === 'end'} />
      )}
      {isUnsourced && <Checkbox label="Jeg siger god for linjen" {...register(`${at}.isAccepted`)} />}
    </li>
  )
}

/** How a line is sung as it is typed, and whether it has room in the melody. */
function LineFit({ text, line }: { text: string; line: number }) {
  const { control } = useFormContext<SongFormValues>()
  const form = useWatch({ control, name: 'choices.form' })
  const { syllables, hint } = lineFits(text, form, line)
  return (
    <>
      {syllables.length > 0 && (
        <p>
          <span aria-hidden>
            {syllables.map(({ text, isStressed, endsWord }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a syllable is its place
              <Fragment key={index}>
                {isStressed ? <strong>{text}</strong> : text}
                {endsWord ? ' ' : '·'}
              </Fragment>
            ))}
          </span>
          ({syllablesInWords(syllables.length)})
        </p>
      )}
      {hint && <p>{hint}</p>}
    </>
  )
}

type LineSourceProps = {
  at: `verses.${number}.lines.${number}`
  from: readonly string[]
  sentences: readonly Sentence[]
  label: string
  /** Where only its beginning says the sentence; its end was added. */
  isBeginning: boolean
}

/** The sentence of the life story that a line says, and the choice of another or none. */
function LineSource({ at, from, sentences, label, isBeginning }: LineSourceProps) {
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

const shownMost = 80
