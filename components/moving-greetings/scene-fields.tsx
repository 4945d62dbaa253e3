'use client'

import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Field, FieldGroup, Input, Textarea } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { maxNameLength, maxRelationLength } from '@/lib/domain/contributions/schema'
import { type movingGreetingInput, movingWordsMost } from '@/lib/domain/moving-greetings/schema'

const effects = [
  { value: 'candle', label: 'Lyset fra et stearinlys' },
  { value: 'leaves', label: 'Blade, der falder' },
  { value: 'snow', label: 'Sne, der falder' },
  { value: 'none', label: 'Kun billederne' },
] as const

const lengths = [
  { value: '8', label: '8 sekunder' },
  { value: '12', label: '12 sekunder' },
  { value: '20', label: '20 sekunder' },
] as const

/** What is typed, and what it becomes. */
export type MakerForm = UseFormReturn<
  z.input<typeof movingGreetingInput>,
  unknown,
  z.output<typeof movingGreetingInput>
>

/** The words, who sends them, what moves, and for how long. */
export function SceneFields({ form: { register, formState } }: { form: MakerForm }) {
  const { errors } = formState
  return (
    <div className="space-y-6">
      <Field
        label="Ordene i filmen"
        hint={`Kort er bedst. De kommer frem linje for linje og står også ved siden af filmen. Højst ${movingWordsMost} tegn.`}
        error={errors.message?.message}
        required
      >
        {(control) => (
          <Textarea {...control} {...register('message')} dir="auto" rows={4} maxLength={movingWordsMost} />
        )}
      </Field>
      <Field label="Dit navn" error={errors.name?.message} required>
        {(control) => (
          <Input {...control} {...register('name')} dir="auto" autoComplete="name" maxLength={maxNameLength} />
        )}
      </Field>
      <Field
        label="Hvem du er"
        hint="For eksempel nabo, barnebarn eller kollega."
        error={errors.relation?.message}
        optional
      >
        {(control) => <Input {...control} {...register('relation')} dir="auto" maxLength={maxRelationLength} />}
      </Field>
      <FieldGroup legend="Hvad skal bevæge sig?" error={errors.effect?.message}>
        <RadioGroup {...register('effect')} options={effects} defaultValue="candle" />
      </FieldGroup>
      <FieldGroup legend="Hvor længe?" error={errors.seconds?.message}>
        <RadioGroup {...register('seconds')} options={lengths} defaultValue="12" />
      </FieldGroup>
    </div>
  )
}
