import type { UseFormRegisterReturn } from 'react-hook-form'
import { FieldGroup } from '@/components/ui/field'
import { RadioGroup } from '@/components/ui/radio-group'
import { groundTexts } from '@/lib/domain/reports/copy'
import { reportGrounds } from '@/lib/domain/reports/schema'

/** What a decision rests on; which law or which point belongs into the reasons. */
export function GroundField({ error, ...register }: UseFormRegisterReturn & { error: string | undefined }) {
  return (
    <FieldGroup
      legend="Hvad bygger det på?"
      hint="Skriv i begrundelsen, hvilken lov eller hvilket punkt i betingelserne."
      error={error}
    >
      <RadioGroup {...register} options={reportGrounds.map((value) => ({ value, label: groundTexts[value] }))} />
    </FieldGroup>
  )
}
