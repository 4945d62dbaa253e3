import { ChoiceField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { groupTexts, stockStateTexts } from '@/lib/domain/resellers/stock/copy'
import {
  type StockFilter,
  type StockPackageView,
  statesOfGroup,
  stockGroups,
} from '@/lib/domain/resellers/stock/schema'

type StockFilterProps = { filter: StockFilter; packages: Pick<StockPackageView, 'id' | 'number' | 'name'>[] }

const singleStates = new Set(
  stockGroups.flatMap((group) => (statesOfGroup[group].length > 1 ? statesOfGroup[group] : [])),
)

/** Search and filter of one's codes. */
export function StockFilterForm({ filter, packages }: StockFilterProps) {
  const isFiltered = Boolean(filter.search || filter.state || filter.package)
  return (
    <FilterForm path="/reseller-dashboard/codes" isFiltered={isFiltered}>
      <SearchField label="Kode eller begyndelsen af den" value={filter.search} maxLength={80} isCode />
      <ChoiceField label="Status" name="state" value={filter.state}>
        {stockGroups.map((group) => (
          <option key={group} value={group}>
            {groupTexts[group]}
          </option>
        ))}
        <optgroup label="Nøjagtig status">
          {[...singleStates].map((state) => (
            <option key={state} value={state}>
              {stockStateTexts[state]}
            </option>
          ))}
        </optgroup>
      </ChoiceField>
      {packages.length > 1 && (
        <ChoiceField label="Pakke" name="package" value={filter.package}>
          {packages.map(({ id, number, name }) => (
            <option key={id} value={id}>
              {number}. {name}
            </option>
          ))}
        </ChoiceField>
      )}
    </FilterForm>
  )
}
