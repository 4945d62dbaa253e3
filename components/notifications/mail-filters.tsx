import { FilterForm, SearchField } from '@/components/ui/filter-form'
import { StateLinks } from '@/components/ui/state-links'
import { mailStatusTexts } from '@/lib/domain/notifications/copy'
import { mailListTexts } from '@/lib/domain/notifications/mail-list-copy'
import { type MailCounts, type MailFilter, mailListPath, mailsPath } from '@/lib/domain/notifications/mail-list-schema'
import { mailStatuses } from '@/lib/domain/notifications/schema'
import { formatRelative } from '@/lib/shared/danish-time'

type MailFiltersProps = { filter: MailFilter; counted: MailCounts }

/** Status as links with how many there are, the recipient as a search, and how long the oldest has waited. */
export function MailFilters({ filter: { status, search }, counted: { counts, waitingSince } }: MailFiltersProps) {
  const states = [
    { value: undefined, label: 'Alle' },
    ...mailStatuses.map((value) => ({ value, label: mailStatusTexts[value], count: counts[value] })),
  ]
  return (
    <div className="space-y-6">
      {waitingSince && (
        <p>Den ældste mail, der venter på at blive sendt, er skrevet {formatRelative(new Date(waitingSince))}.</p>
      )}
      <StateLinks
        label="Status"
        links={states.map(({ value, ...state }) => ({
          ...state,
          href: mailListPath({ search, status: value }),
          isHere: value === status,
        }))}
      />
      <FilterForm path={mailsPath} kept={{ status }} isFiltered={search !== ''}>
        <SearchField label={mailListTexts.search} hint={mailListTexts.searchHint} value={search} maxLength={254} />
      </FilterForm>
    </div>
  )
}
