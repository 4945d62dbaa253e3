import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  options: ReadonlyArray<readonly [value: string | number, text: string | number]>
}

/** A choice from a list. `className` is the field's. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required = false, optional = false, className = '', options, ...select } = props
  return (
    <Field label={label} hint={hint} error={error} required={required} optional={optional} className={className}>
      {(control) => (
        <Select {...control} {...select}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
