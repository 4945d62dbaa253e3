import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { queueTexts } from '@/lib/domain/queues/copy'
import { failedListPath, type QueueView } from '@/lib/domain/queues/schema'
import { formatRelative } from '@/lib/shared/danish-time'

const columns: Array<{ key: keyof QueueView & ('waiting' | 'delayed' | 'running' | 'setAside'); label: string }> = [
  { key: 'waiting', label: 'Venter' },
  { key: 'running', label: 'I gang' },
  { key: 'delayed', label: 'Til senere' },
  { key: 'setAside', label: 'Sat til side' },
]

/** The queues that have or had something to do, with what waits, failed and was done. */
export function QueueTable({ queues }: { queues: QueueView[] }) {
  if (queues.length === 0) return <p className="text-muted-foreground">{queueTexts.quiet}</p>
  return (
    <Table caption={queueTexts.queues}>
      <TableHead>
        <tr>
          <TableHeader>Kø</TableHeader>
          {columns.map(({ key, label }) => (
            <TableHeader key={key} numeric isSecondary={key !== 'waiting'}>
              {label}
            </TableHeader>
          ))}
          <TableHeader numeric>Mislykket</TableHeader>
          <TableHeader isSecondary>Ældste</TableHeader>
          <TableHeader numeric isSecondary>
            Udført, 1 t.
          </TableHeader>
          <TableHeader numeric isSecondary>
            24 t.
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {queues.map((queue) => (
          <QueueRow key={queue.queue} queue={queue} />
        ))}
      </TableBody>
    </Table>
  )
}

const figure = (count: number) => count.toLocaleString('da-DK')

function QueueRow({ queue }: { queue: QueueView }) {
  const { queue: name, work, failed, waitingSince, doneLastHour, doneLastDay } = queue
  return (
    <TableRow>
      <TableCell className="min-w-40">
        <span className="block font-semibold">{work}</span>
        <span className="block wrap-anywhere text-muted-foreground">{name}</span>
      </TableCell>
      {columns.map(({ key }) => (
        <TableCell key={key} numeric isSecondary={key !== 'waiting'}>
          {figure(queue[key])}
        </TableCell>
      ))}
      <TableCell numeric>
        {failed > 0 ? (
          <TextLink
            href={`${failedListPath({ queue: name })}#mislykkede`}
            aria-label={`${figure(failed)} mislykket: ${work}`}
            className="inline-flex min-h-touch min-w-touch items-center justify-end"
          >
            {figure(failed)}
          </TextLink>
        ) : (
          0
        )}
      </TableCell>
      <TableCell isSecondary>{waitingSince ? formatRelative(new Date(waitingSince)) : ''}</TableCell>
      <TableCell numeric isSecondary>
        {figure(doneLastHour)}
      </TableCell>
      <TableCell numeric isSecondary>
        {figure(doneLastDay)}
      </TableCell>
    </TableRow>
  )
}
