import { buttonVariants } from '@/components/ui/button-variants'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import {
  type ResellerFilter,
  type ResellerStatus,
  resellerListQuery,
  resellerStatuses,
} from '@/lib/domain/resellers/console-schema'
import { statusTexts } from '@/lib/domain/resellers/copy'
import { resellersPath } from '@/lib/domain/resellers/paths'

type ResellerFiltersProps = { filter: ResellerFilter; counts: Record<ResellerStatus, number> }

/** State as links, the search as a form. */
export function ResellerFilters({ filter, counts }: ResellerFiltersProps) {
  const { search, status } = filter
  const states = [
    { status: undefined, label: 'Alle', count: counts.active + counts.suspended },
    ...resellerStatuses.map((value) => ({ status: value, label: statusTexts[value], count: counts[value] })),
  ]
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={states.map(({ status: value, label, count }) => ({
          label,
          count,
          href: `${resellersPath}?${resellerListQuery({ search, status: value })}`,
          isHere: value === status,
        }))}
      />
      <FilterForm
        path={resellersPath}
        kept={{ status }}
        isFiltered={Boolean(search)}
        actions={
          <a
            href={`/api/admin/resellers.csv?${resellerListQuery({ search, status })}`}
            download
            className={buttonVariants({ variant: 'ghost' })}
          >
            Hent som CSV
          </a>
        }
      >
        <SearchField label="Navn, CVR-nummer eller by" value={search} />
      </FilterForm>
    </div>
  )
}
