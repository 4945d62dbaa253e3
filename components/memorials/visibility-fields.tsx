'use client'

import { useFormContext } from 'react-hook-form'
import { FieldGroup } from '@/components/ui/field'
import { visibilityTexts } from '@/lib/domain/memorials/copy'
import { type MemorialForm, visibilities } from '@/lib/domain/memorials/schema'

type Choice = { value: string; label: string; hint?: string }

export function VisibilityFields() {
  const options = visibilities.toSorted(openFirst).map((value) => ({ value, ...visibilityTexts[value] }))
  return <Choices name="visibility" legend="Hvem må se siden?" options={options} />
}

/** The most common choice first. */
function openFirst(left: string, right: string): number {
  return Number(right === 'unlisted') - Number(left === 'unlisted')
}

const first = { value: 'first', label: 'Jeg læser dem først' }
const shownAtOnce = {
  value: 'at_once',
  label: 'De vises med det samme',
  // kept by: lib/domain/contributions/commands/reject-contribution.test.ts
  hint: 'Du kan altid tage dem væk igen.',
}

export function ModerationFields() {
  return (
    <div className="space-y-8">
      <Choices name="guestbookMode" legend="Hilsner i gæstebogen" options={[first, shownAtOnce]} />
      <Choices name="tributeMode" legend="Minder, som andre deler" options={[first, shownAtOnce]} />
      <Choices
        name="candleMode"
        legend="Lys"
        options={[
          {
            value: 'at_once',
            label: 'De tændes med det samme',
            hint: 'Et lys med en besked følger det, du har valgt for hilsner.',
          },
          first,
        ]}
      />
    </div>
  )
}

type ChoicesProps = {
  name: 'visibility' | 'guestbookMode' | 'tributeMode' | 'candleMode'
  legend: string
  options: Choice[]
}

function Choices({ name, legend, options }: ChoicesProps) {
  const { register, formState } = useFormContext<MemorialForm>()
  return (
    <FieldGroup legend={legend} error={formState.errors[name]?.message}>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-touch items-start gap-3 py-2">
          <input type="radio" value={value} className="mt-0.5 size-6 shrink-0 accent-primary" {...register(name)} />
          <span>
            {label}
            {hint && <span className="block text-muted-foreground text-sm">{hint}</span>}
          </span>
        </label>
      ))}
    </FieldGroup>
  )
}
