'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldGroup } from '@/components/ui/field'
import type { MakeBatchFormInput } from '@/lib/domain/production/schema'

/** Asked by the server when one text comes on several plaques; the answer is the question itself, word for word. */
export function SameTextQuestion({ question }: { question: string | undefined }) {
  const { watch, setValue, clearErrors } = useFormContext<MakeBatchFormInput>()
  const [asked, setAsked] = useState(question)
  if (question && question !== asked) setAsked(question)
  if (!asked) return null
  return (
    <FieldGroup legend={asked} error={question ? 'Svar her, før partiet lægges i kø, eller ret teksten.' : undefined}>
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
