import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
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

/** What closing an account or suspending a reseller rests on, and how we learned of it. `who`: 'Forhandleren'. */
export function ClosingFields({ who }: { who: string }) {
  return (
    <>
      <FieldGroup legend="Hvad bygger det på?">
        <RadioGroup
          name="ground"
          defaultValue="terms"
          options={reportGrounds.map((value) => ({ value, label: groundTexts[value] }))}
        />
      </FieldGroup>
      <Checkbox
        name="isReported"
        value="ja"
        label="Nogen har anmeldt det"
        hint={`${who} får at vide, om det begyndte med en anmeldelse, men ikke hvem der sendte den.`}
      />
    </>
  )
}
