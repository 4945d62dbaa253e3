import { ChooseRow } from '@/components/admin/choose-row'
import { Button } from '@/components/ui/button'
import { LoadMore } from '@/components/ui/load-more'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { queueTexts } from '@/lib/domain/queues/copy'
import { type FailedFilter, type FailedJobPage, type FailedJobView, failedListPath } from '@/lib/domain/queues/schema'
import { jobsPath, queueWords } from '@/lib/domain/set-aside-jobs/copy'
import { formatDateTime } from '@/lib/shared/danish-time'

const tryPath = '/api/admin/jobs/try-again'
const dropPath = '/api/admin/jobs/drop'

/** Jobs that failed for good: those that are ticked, or all of a queue, are tried again or dropped. */
export function FailedJobs({ page: { items, nextCursor }, filter }: { page: FailedJobPage; filter: FailedFilter }) {
  const { queue } = filter
  return (
    <section id="mislykkede" className="scroll-mt-8 space-y-5">
      <h2 className="text-2xl">{queueTexts.failed}</h2>
      <p className="max-w-measure text-muted-foreground">{queueTexts.failedIntro}</p>
      {queue && (
        <p>
          {queueWords[queue]}. <TextLink href={`${jobsPath}#mislykkede`}>Vis alle køer</TextLink>
        </p>
      )}
      {items.length === 0 ? (
        <p>{queueTexts.noneFailed}</p>
      ) : (
        <form action={tryPath} method="post" className="space-y-5">
          <FailedTable jobs={items} />
          <Acts again={queueTexts.tryAgain} drop={queueTexts.drop} />
        </form>
      )}
      {queue && items.length > 0 && (
        <form action={tryPath} method="post">
          <input type="hidden" name="queue" value={queue} />
          <Acts again={queueTexts.tryAllAgain} drop={queueTexts.dropAll} />
        </form>
      )}
      {nextCursor && <LoadMore href={`${failedListPath({ ...filter, cursor: nextCursor })}#mislykkede`} />}
    </section>
  )
}

function Acts({ again, drop }: { again: string; drop: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit">{again}</Button>
      <Button type="submit" variant="outline" formAction={dropPath}>
        {drop}
      </Button>
    </div>
  )
}

function FailedTable({ jobs }: { jobs: FailedJobView[] }) {
  return (
    <Table caption={queueTexts.failed}>
      <TableHead>
        <tr>
          <TableHeader>
            <span className="sr-only">Vælg</span>
          </TableHeader>
          <TableHeader>Opgave</TableHeader>
          <TableHeader>Hvorfor</TableHeader>
          <TableHeader isSecondary>Hvornår</TableHeader>
          <TableHeader numeric isSecondary>
            Forsøg
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {jobs.map(({ id, work, mayTryAgain, attempts, failedAt, reason, concerns }) => (
          <TableRow key={id}>
            <TableCell className="w-touch p-0">
              <ChooseRow id={id} label={`Vælg: ${work}, ${concerns[0] ?? id}`} />
            </TableCell>
            <TableCell className="min-w-40 max-w-96">
              <span className="block font-semibold">{work}</span>
              {!mayTryAgain && <span className="block">Bliver ikke lavet mere. Kan kun slettes.</span>}
              {concerns.map((concern) => (
                <span key={concern} className="block break-all text-muted-foreground">
                  {concern}
                </span>
              ))}
            </TableCell>
            <TableCell className="wrap-anywhere">{reason}</TableCell>
            <TableCell isSecondary>{formatDateTime(new Date(failedAt))}</TableCell>
            <TableCell numeric isSecondary>
              {attempts.toLocaleString('da-DK')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
