import { FilterForm, SearchField } from '@/components/ui/filter-form'

/** The way from a plaque in the hand to its code. */
export function FindCode() {
  return (
    <FilterForm path="/reseller-dashboard/codes" submit="Find" className="max-w-measure">
      <SearchField label="Find en kode" hint="De ti tegn på pladen, eller de første af dem." maxLength={80} isCode />
    </FilterForm>
  )
}
