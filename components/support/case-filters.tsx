import { ChoiceField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import { shortTopicTexts, statusTexts } from '@/lib/domain/support/copy'
import {
  type CaseCounts,
  type CaseFilter,
  caseListQuery,
  caseStatuses,
  shownStatus,
  supportTopics,
} from '@/lib/domain/support/schema'

type CaseFiltersProps = { filter: CaseFilter; counts: CaseCounts }

const path = '/admin/support'

/** State as links, the rest as a form. */
export function CaseFilters({ filter, counts }: CaseFiltersProps) {
  const { assignee, topic, search, status } = filter
  const all = counts.open + counts.answered + counts.closed
  const states = [
    ...caseStatuses.map((value) => ({ status: value, label: statusTexts[value], count: counts[value] })),
    { status: 'all' as const, label: 'Alle', count: all },
  ]
  return (
    <div className="space-y-6">
      <StateLinks
        label="Status"
        links={states.map(({ status: value, label, count }) => ({
          label,
          count,
          href: `${path}?${caseListQuery({ ...filter, status: value, cursor: undefined })}`,
          isHere: value === shownStatus(filter),
        }))}
      />
      <FilterForm path={path} kept={{ status }} isFiltered={Boolean(search || topic || assignee)}>
        <SearchField label="Nummer, navn, mail eller ord" value={search} />
        <ChoiceField label="Om" name="topic" value={topic} all="Alt">
          {supportTopics.map((value) => (
            <option key={value} value={value}>
              {shortTopicTexts[value]}
            </option>
          ))}
        </ChoiceField>
        <ChoiceField label="Hos" name="assignee" value={assignee}>
          <option value="mine">Mig</option>
          <option value="none">Ingen endnu</option>
        </ChoiceField>
      </FilterForm>
    </div>
  )
}
