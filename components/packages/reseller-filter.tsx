import { ChoiceField } from '@/components/ui/filter-form'
import type { ResellerOption } from '@/lib/domain/packages/views'

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
