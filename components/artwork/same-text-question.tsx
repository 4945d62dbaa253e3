'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'

type SameTextQuestionProps = {
  question: string | undefined
  /** What happens after the answer, e.g. 'partiet lægges i kø'. */
  before: string
}

/** Shown when the server asks whether one text belongs on several plaques; a yes sends the question back verbatim. */
export function SameTextQuestion({ question, before }: SameTextQuestionProps) {
  const { watch, setValue, clearErrors } = useFormContext<{ sameText?: string | undefined }>()
  const [asked, setAsked] = useState(question)
  if (question && question !== asked) setAsked(question)
  if (!asked) return null
  return (
    <FieldGroup legend={asked} error={question ? `Svar her, før ${before}, eller ret teksten.` : undefined}>
      <Checkbox
        name="sameText"
        value={asked}
        checked={watch('sameText') === asked}
        onChange={(event) => {
          setValue('sameText', event.currentTarget.checked ? asked : '')
          clearErrors('sameText')
        }}
        label="Ja, den samme tekst skal stå på dem alle"
      />
    </FieldGroup>
  )
}
