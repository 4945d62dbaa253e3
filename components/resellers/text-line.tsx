import type { BoundField } from '@/components/form/bound-field'
import { Field, Input } from '@/components/ui/field'

type TextLineProps = BoundField & {
  label: string
  hint?: string
  optional?: boolean
  type?: 'email' | 'tel' | 'url'
  inputMode?: 'numeric'
  autoComplete: string
  maxLength: number
  className?: string
}

/** One line of a company's form. */
export function TextLine({ label, hint, optional = false, error, className, ...input }: TextLineProps) {
  return (
    <Field label={label} hint={hint} error={error} required={!optional} optional={optional} className={className ?? ''}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  )
}
