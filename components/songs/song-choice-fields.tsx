'use client'

import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { formChoices, instrumentChoices, moodChoices } from '@/lib/domain/songs/copy'

type Name = 'form' | 'mood' | 'instrument'

type SongChoiceFieldsProps = {
  register: (name: Name) => UseFormRegisterReturn
  errors: Partial<Record<Name, FieldError>> | undefined
  chosen: Record<Name, string>
}

const questions = [
  { name: 'form', legend: 'Hvad skal det være?', choices: formChoices },
  { name: 'mood', legend: 'Hvilken stemning?', choices: moodChoices },
  { name: 'instrument', legend: 'Hvilket instrument?', choices: instrumentChoices },
] as const

/** Form, mood and instrument, in words that need no knowledge of music. */
export function SongChoiceFields({ register, errors, chosen }: SongChoiceFieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {questions.map(({ name, legend, choices }) => (
        <FieldGroup key={name} legend={legend} error={errors?.[name]?.message}>
          <RadioGroup
            defaultValue={chosen[name]}
            options={choices.map(({ value, name: label, hint }) => ({ value, label, hint }))}
            {...register(name)}
          />
        </FieldGroup>
      ))}
    </div>
  )
}
