import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import { stateNames } from '@/lib/domain/memorials/copy'
import { pagesPath } from '@/lib/domain/page-desk/paths'
import { type PageFilter, pageListQuery, pageStates } from '@/lib/domain/page-desk/schema'

/** States are links; the search is a form. */
export function PageFilters({ filter }: { filter: PageFilter }) {
  const { search, state, sag } = filter
  const links = [undefined, ...pageStates].map((value) => ({
    label: value ? stateNames[value] : 'Alle',
    href: `${pagesPath}?${pageListQuery({ search, sag, state: value })}`,
    isHere: value === state,
  }))
  return (
    <div className="space-y-6">
      <StateLinks label="Status" links={links} />
      <FilterForm path={pagesPath} kept={{ state, sag: sag?.toString() }} isFiltered={Boolean(search)}>
        <SearchField label="Navn, sidens adresse, kode eller ejer" value={search} />
      </FilterForm>
    </div>
  )
}
