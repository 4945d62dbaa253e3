import { ChoiceField, FilterForm, SearchField } from '@/components/ui/filter-form'
import type { CodeListInput } from '@/lib/domain/packages/code-list-schema'
import type { ResellerOption } from '@/lib/domain/packages/views'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { qrCodeStates } from '@/lib/domain/qr-codes/schema'

type CodeFilterProps = { path: string; filter: CodeListInput; resellers: ResellerOption[] }

/** Search and filters of a list of codes. */
export function CodeFilter({ path, filter, resellers }: CodeFilterProps) {
  const { search, reseller, state } = filter
  return (
    <FilterForm path={path} isFiltered={Boolean(search || state || reseller)}>
      <SearchField label="Kode eller begyndelsen af den" value={search} maxLength={200} isCode />
      <ChoiceField label="Forhandler" name="reseller" value={reseller}>
        <option value="none">Ingen, på lager</option>
        {resellers.map(({ id, companyName }) => (
          <option key={id} value={id}>
            {companyName}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField label="Status" name="state" value={state}>
        {qrCodeStates.map((value) => (
          <option key={value} value={value}>
            {stateTexts[value]}
          </option>
        ))}
      </ChoiceField>
    </FilterForm>
  )
}
