import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { TextLink } from '@/components/ui/text-link'
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

/** State as links, the rest as a plain form: the whole choice stands in the address. */
export function CaseFilters({ filter, counts }: CaseFiltersProps) {
  const { assignee, topic, search, status } = filter
  return (
    <div className="space-y-6">
      <StateLinks filter={filter} counts={counts} />
      <form action="/admin/support" method="get" className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {status && <input type="hidden" name="status" value={status} />}
        <Field label="Nummer, navn, mail eller ord" className="min-w-0 flex-2 basis-72">
          {(control) => (
            <Input {...control} name="search" type="search" defaultValue={search} maxLength={100} autoComplete="off" />
          )}
        </Field>
        <Field label="Om" className="min-w-0 flex-1 basis-36">
          {(control) => (
            <Select {...control} name="topic" defaultValue={topic ?? ''}>
              <option value="">Alt</option>
              {supportTopics.map((value) => (
                <option key={value} value={value}>
                  {shortTopicTexts[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Hos" className="min-w-0 flex-1 basis-36">
          {(control) => (
            <Select {...control} name="assignee" defaultValue={assignee ?? ''}>
              <option value="">Alle</option>
              <option value="mine">Mig</option>
              <option value="none">Ingen endnu</option>
            </Select>
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-2">
          <Button type="submit" variant="outline" className="min-h-12">
            Vis
          </Button>
          {(search || topic || assignee) && (
            <TextLink href="/admin/support" className="inline-flex min-h-touch items-center">
              Nulstil
            </TextLink>
          )}
        </div>
      </form>
    </div>
  )
}

function StateLinks({ filter, counts }: CaseFiltersProps) {
  const shown = shownStatus(filter)
  const all = counts.open + counts.answered + counts.closed
  const states = [
    ...caseStatuses.map((status) => ({ status, label: statusTexts[status], count: counts[status] })),
    { status: 'all' as const, label: 'Alle', count: all },
  ]
  return (
    <nav aria-label="Tilstand" className="flex flex-wrap gap-x-6 border-border border-b font-sans">
      {states.map(({ status, label, count }) => (
        <Link
          key={status}
          href={`/admin/support?${caseListQuery({ ...filter, status, cursor: undefined })}`}
          scroll={false}
          aria-current={status === shown ? 'page' : undefined}
          className="-mb-px flex min-h-touch items-center border-transparent border-b-3 px-1 font-semibold text-muted-foreground no-underline transition-colors duration-fast hover:text-foreground aria-[current]:border-primary aria-[current]:text-foreground"
        >
          {label}
          <span className="ml-2 rounded-full bg-primary-soft px-2.5 text-primary-soft-foreground text-sm tabular-nums">
            {count.toLocaleString('da-DK')}
          </span>
        </Link>
      ))}
    </nav>
  )
}
