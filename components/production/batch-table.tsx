import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { BatchProgress } from '@/components/production/batch-progress'
import { DueText } from '@/components/production/due-text'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { BatchSort, BatchSummary } from '@/lib/domain/production/schema'

export function BatchTable({ batches, sorting }: { batches: BatchSummary[]; sorting: Sorting<BatchSort> }) {
  return (
    <Table caption="Partier i produktionen">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="number" numeric>
            Parti
          </SortHeader>
          <TableHeader>Navn</TableHeader>
          <SortHeader sorting={sorting} by="due">
            Skal sendes
          </SortHeader>
          <TableHeader isSecondary>Forhandler</TableHeader>
          <TableHeader numeric isSecondary>
            Stykker
          </TableHeader>
          <TableHeader isSecondary>Fremgang</TableHeader>
          <TableHeader numeric isSecondary>
            Stoppet
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {batches.map((batch) => (
          <TableRow key={batch.number}>
            <TableCell numeric>{batch.number}</TableCell>
            <TableCell className="min-w-28 wrap-anywhere">
              <TextLink href={`/admin/qr-production/${batch.number}`} className="inline-flex min-h-touch items-center">
                {batch.name}
              </TextLink>
            </TableCell>
            <TableCell className="space-y-2 sm:min-w-36">
              <DueText batch={batch} />
              <BatchProgress counts={batch.counts} className="min-w-0 sm:hidden" />
              {batch.counts.stopped > 0 && (
                <p className="font-semibold text-destructive sm:hidden">
                  {batch.counts.stopped.toLocaleString('da-DK')} stoppet
                </p>
              )}
            </TableCell>
            <TableCell isSecondary className="min-w-40 wrap-anywhere">
              {batch.resellerName ?? 'Eget lager'}
            </TableCell>
            <TableCell numeric isSecondary>
              {batch.pieces.toLocaleString('da-DK')}
            </TableCell>
            <TableCell isSecondary>
              <BatchProgress counts={batch.counts} />
            </TableCell>
            <TableCell numeric isSecondary className={batch.counts.stopped > 0 ? 'font-semibold text-destructive' : ''}>
              {batch.counts.stopped > 0 ? batch.counts.stopped.toLocaleString('da-DK') : ''}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
