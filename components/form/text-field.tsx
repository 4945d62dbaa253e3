import type { BoundField } from '@/components/form/bound-field'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'

type TextFieldProps = BoundField & { label: string; hint?: string; autoComplete: string; autoCapitalize?: 'none' }

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}
