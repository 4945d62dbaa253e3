import type { BoundField } from '@/components/form/bound-field'
import { Field, Input } from '@/components/ui/field'

type TextFieldProps = BoundField & { label: string; hint?: string; autoComplete: string; autoCapitalize?: 'none' }

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}
