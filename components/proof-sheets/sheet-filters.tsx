import { ChoiceField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { sheetStatusTexts } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetAreas } from '@/lib/domain/proof-sheets/paths'
import { type ProofSheetFilter, proofSheetStatuses } from '@/lib/domain/proof-sheets/schema'

export function SheetFilters({ filter, area }: { filter: ProofSheetFilter; area: SheetArea }) {
  const { status, search } = filter
  return (
    <FilterForm path={sheetAreas[area]} isFiltered={Boolean(search || status)}>
      <SearchField label="Navn, kode eller nummer" value={search} maxLength={80} />
      <ChoiceField label="Status" name="status" value={status}>
        {proofSheetStatuses.map((value) => (
          <option key={value} value={value}>
            {sheetStatusTexts[value]}
          </option>
        ))}
      </ChoiceField>
    </FilterForm>
  )
}
