import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { ResellerOption } from '@/lib/domain/packages/schema'

type ResellerSelectProps = Omit<ComponentProps<'select'>, 'id'> & {
  label: string
  resellers: ResellerOption[]
  /** What it means that none is chosen. */
  emptyLabel: string
  error?: string | undefined
  optional?: boolean
}

/** One of the resellers that codes can be given to. */
export function ResellerSelect({
  label,
  resellers,
  emptyLabel,
  error,
  optional = false,
  ...props
}: ResellerSelectProps) {
  return (
    <Field label={label} error={error} optional={optional}>
      {(control) => (
        <Select {...control} name="resellerId" defaultValue="" {...props}>
          <option value="">{emptyLabel}</option>
          {resellers.map(({ id, companyName }) => (
            <option key={id} value={id}>
              {companyName}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
