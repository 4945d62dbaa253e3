import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import { boardStatusTexts } from '@/lib/domain/production/copy'
import { type BoardFilter, boardQuery, boardStatuses } from '@/lib/domain/production/schema'

const path = '/admin/qr-production'

/** States are links; the search is a form. */
export function BoardFilters({ filter }: { filter: BoardFilter }) {
  const { status, search } = filter
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={boardStatuses.map((each) => ({
          label: boardStatusTexts[each],
          href: `${path}?${boardQuery({ search, status: each })}`,
          isHere: each === status,
        }))}
      />
      <FilterForm path={path} kept={{ status: status === 'open' ? undefined : status }} isFiltered={Boolean(search)}>
        <SearchField label="Parti, forhandler eller kode" value={search} maxLength={80} />
      </FilterForm>
    </div>
  )
}
