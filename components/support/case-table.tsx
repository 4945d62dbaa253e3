import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { shortTopicTexts, statusTexts } from '@/lib/domain/support/copy'
import { type CaseSort, type CaseSummary, casesPath } from '@/lib/domain/support/schema'
import { formatRelative } from '@/lib/shared/danish-time'
import { withQuery } from '@/lib/shared/with-query'
import { CaseStatusBadge, UrgencyBadge } from './case-status-badge'

/** The cases of one choice. Who opens one comes back to the same list. */
export function CaseTable({ cases, sorting }: { cases: CaseSummary[]; sorting: Sorting<CaseSort> }) {
  return (
    <Table caption="Henvendelser">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="number" numeric>
            Nr.
          </SortHeader>
          <TableHeader>Emne</TableHeader>
          <TableHeader isSecondary>Status</TableHeader>
          <TableHeader>Om</TableHeader>
          <TableHeader>Hos</TableHeader>
          <SortHeader sorting={sorting} by="waiting">
            Siden
          </SortHeader>
        </tr>
      </TableHead>
      <TableBody>
        {cases.map((view) => (
          <CaseRow key={view.number} view={view} filter={sorting.filter} />
        ))}
      </TableBody>
    </Table>
  )
}

function CaseRow({ view, filter }: { view: CaseSummary; filter: Sorting<CaseSort>['filter'] }) {
  const { number, subject, name, topic, status, assigneeName, urgency, lastEntryAt } = view
  const states = (
    <span className="flex flex-wrap gap-2">
      <CaseStatusBadge status={status} texts={statusTexts} />
      <UrgencyBadge urgency={urgency} />
    </span>
  )
  return (
    <TableRow>
      <TableCell numeric>{number}</TableCell>
      <TableCell className="min-w-56 max-w-96">
        <TouchLink
          href={withQuery(casesPath, { sag: number, ...filter })}
          prefetch={false}
          className="break-words font-semibold"
        >
          {subject}
        </TouchLink>
        <span className="block break-words text-muted-foreground">{name}</span>
        {/* In a column of its own it would lie beyond the edge of a phone. */}
        <span className="mt-1 block sm:hidden">{states}</span>
      </TableCell>
      <TableCell isSecondary>{states}</TableCell>
      <TableCell>{shortTopicTexts[topic]}</TableCell>
      <TableCell className="min-w-28">
        {assigneeName ?? <span className="text-muted-foreground">Ingen endnu</span>}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <time dateTime={lastEntryAt}>{formatRelative(new Date(lastEntryAt))}</time>
      </TableCell>
    </TableRow>
  )
}
