import { ChoiceField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { sheetStatusTexts } from '@/lib/domain/proof-sheets/copy'
import { type SheetRoom, sheetRooms } from '@/lib/domain/proof-sheets/paths'
import { type ProofSheetFilter, proofSheetStatuses } from '@/lib/domain/proof-sheets/schema'

export function SheetFilters({ filter, room }: { filter: ProofSheetFilter; room: SheetRoom }) {
  const { status, search } = filter
  return (
    <FilterForm path={sheetRooms[room]} isFiltered={Boolean(search || status)}>
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
