import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { ChoiceField } from '@/components/ui/filter-form'
import { Select } from '@/components/ui/select'
import type { ResellerOption } from '@/lib/domain/packages/views'

type ResellerSelectProps = Omit<ComponentProps<'select'>, 'id'> & {
  label: string
  resellers: ResellerOption[]
  /** Label of the empty choice. */
  emptyLabel: string
  error?: string | undefined
  optional?: boolean
}

/** Selects a reseller that codes can be assigned to. */
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

/** Whose codes or packages a list shows. */
export function ResellerFilter({ value, resellers }: { value: string | undefined; resellers: ResellerOption[] }) {
  return (
    <ChoiceField label="Forhandler" name="reseller" value={value}>
      <option value="none">Ingen, på lager</option>
      {resellers.map(({ id, companyName }) => (
        <option key={id} value={id}>
          {companyName}
        </option>
      ))}
    </ChoiceField>
  )
}
