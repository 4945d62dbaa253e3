import { buttonVariants } from '@/components/ui/button-variants'
import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import {
  type ResellerCounts,
  type ResellerFilter,
  resellerListQuery,
  resellerStatuses,
} from '@/lib/domain/resellers/console-schema'
import { statusTexts } from '@/lib/domain/resellers/copy'
import { resellersPath } from '@/lib/domain/resellers/paths'

type ResellerFiltersProps = { filter: ResellerFilter; counts: ResellerCounts }

/** State as links, the search as a form. */
export function ResellerFilters({ filter, counts }: ResellerFiltersProps) {
  const { search, status, mangler } = filter
  const states = [
    { label: 'Alle', count: counts.active + counts.suspended, choice: {} },
    ...resellerStatuses.map((value) => ({
      label: statusTexts[value],
      count: counts[value],
      choice: { status: value },
    })),
    { label: 'Mangler faktura', count: counts.uninvoiced, choice: { mangler: 'faktura' as const } },
  ]
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={states.map(({ label, count, choice }) => ({
          label,
          count,
          href: `${resellersPath}?${resellerListQuery({ search, ...choice })}`,
          isHere: resellerListQuery(choice) === resellerListQuery({ status, mangler }),
        }))}
      />
      <FilterForm
        path={resellersPath}
        kept={{ status, mangler }}
        isFiltered={Boolean(search)}
        actions={
          <a
            href={`/api/admin/resellers.csv?${resellerListQuery({ search, status, mangler })}`}
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
