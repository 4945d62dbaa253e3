import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import { faultStateLabels } from '@/lib/domain/faults/copy'
import { faultsPath } from '@/lib/domain/faults/paths'
import { type FaultFilter, faultListQuery, faultStates } from '@/lib/domain/faults/schema'

/** State as links, the search as a form. */
export function FaultFilters({ filter: { state, search } }: { filter: FaultFilter }) {
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={faultStates.map((value) => ({
          label: faultStateLabels[value],
          href: `${faultsPath}?${faultListQuery({ search, state: value })}`,
          isHere: value === state,
        }))}
      />
      <FilterForm path={faultsPath} kept={{ state }} isFiltered={search !== ''}>
        <SearchField label="Sted eller slags" hint="Også en del af det." value={search} />
      </FilterForm>
    </div>
  )
}
