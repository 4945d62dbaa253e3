import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { shortTopicTexts, statusTexts } from '@/lib/domain/support/copy'
import { type CaseFilter, type CaseSummary, caseListQuery } from '@/lib/domain/support/schema'
import { formatRelative } from '@/lib/shared/danish-time'
import { CaseStatusBadge, UrgencyBadge } from './case-status-badge'

/** The cases of one choice. Who opens one comes back to the same list. */
export function CaseTable({ cases, filter }: { cases: CaseSummary[]; filter: CaseFilter }) {
  const back = caseListQuery(filter)
  return (
    <Table caption="Henvendelser">
      <TableHead>
        <tr>
          <TableHeader numeric>Nr.</TableHeader>
          <TableHeader>Emne</TableHeader>
          <TableHeader isSecondary>Status</TableHeader>
          <TableHeader>Om</TableHeader>
          <TableHeader>Hos</TableHeader>
          <TableHeader>Siden</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {cases.map((view) => (
          <CaseRow key={view.number} view={view} back={back} />
        ))}
      </TableBody>
    </Table>
  )
}

function CaseRow({ view, back }: { view: CaseSummary; back: string }) {
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
        <TextLink
          href={`/admin/support?sag=${number}${back && `&${back}`}`}
          prefetch={false}
          className="inline-flex min-h-touch items-center break-words font-semibold"
        >
          {subject}
        </TextLink>
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
