import { Field, Input } from './field'

type ReasonFieldProps = {
  /** Where it is kept. */
  hint: string
  error?: string | undefined
  value: string
  onValueChange: (reason: string) => void
}

/** Why somebody decided so: one line that stays in a history. */
export function ReasonField({ hint, error, value, onValueChange }: ReasonFieldProps) {
  return (
    <Field label="Begrundelse" hint={hint} error={error} required>
      {(control) => (
        <Input
          {...control}
          value={value}
          maxLength={500}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
