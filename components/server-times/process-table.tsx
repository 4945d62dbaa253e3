import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { processesText, stateTexts } from '@/lib/domain/server-times/copy'
import type { ProcessState, ProcessView } from '@/lib/domain/server-times/schema'
import { formatDateTime, formatRelative } from '@/lib/shared/danish-time'
import { formatMs } from '@/lib/shared/measures'

const variants = { live: 'success', ended: 'neutral', died: 'danger' } as const satisfies Record<ProcessState, string>

/** Processes that run, and those of the last day. */
export function ProcessTable({ processes }: { processes: ProcessView[] }) {
  return (
    <Table caption={processesText}>
      <TableHead>
        <tr>
          <TableHeader>Proces</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader isSecondary>Begyndt</TableHeader>
          <TableHeader>Sidst set</TableHeader>
          <TableHeader numeric isSecondary>
            Ventetid (p99)
          </TableHeader>
          <TableHeader numeric>Hukommelse</TableHeader>
          <TableHeader numeric isSecondary>
            Processor
          </TableHeader>
          <TableHeader numeric isSecondary>
            Kald i minuttet
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {processes.map(({ id, pid, release, runsJobs, state, startedAt, seenAt, last }) => (
          <TableRow key={id}>
            <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere max-sm:px-1.5">
              Nr. {pid}
              <span className="block text-muted-foreground">
                {release}
                {runsJobs ? ', med opgaver' : ', uden opgaver'}
              </span>
            </th>
            <TableCell>
              <Badge variant={variants[state]}>{stateTexts[state]}</Badge>
            </TableCell>
            <TableCell isSecondary>{formatDateTime(new Date(startedAt))}</TableCell>
            <TableCell>{formatRelative(new Date(seenAt))}</TableCell>
            <TableCell numeric isSecondary>
              {last ? formatMs(last.loopP99Ms) : '–'}
            </TableCell>
            <TableCell numeric>{last ? `${last.rssMb.toLocaleString('da-DK')} MB` : '–'}</TableCell>
            <TableCell numeric isSecondary>
              {last ? `${last.cpuPercent} %` : '–'}
            </TableCell>
            <TableCell numeric isSecondary>
              {last ? last.requests.toLocaleString('da-DK') : '–'}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
