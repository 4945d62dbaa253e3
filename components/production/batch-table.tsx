import { ColumnTable } from '@/components/admin/column-table'
import type { Sorting } from '@/components/admin/sort-header'
import { BatchProgress } from '@/components/production/batch-progress'
import { DueText } from '@/components/production/due-text'
import { TouchLink } from '@/components/ui/text-link'
import type { BatchSort, BatchSummary } from '@/lib/domain/production/schema'

export function BatchTable({ batches, sorting }: { batches: BatchSummary[]; sorting: Sorting<BatchSort> }) {
  return (
    <ColumnTable<BatchSummary, BatchSort>
      caption="Partier i produktionen"
      rows={batches}
      keyOf={({ number }) => number}
      sorting={sorting}
      columns={[
        { title: 'Parti', by: 'number', numeric: true, cell: ({ number }) => number },
        {
          title: 'Navn',
          className: 'min-w-28 wrap-anywhere',
          cell: ({ number, name }) => <TouchLink href={`/admin/qr-production/${number}`}>{name}</TouchLink>,
        },
        {
          title: 'Skal sendes',
          by: 'due',
          className: 'space-y-2 sm:min-w-36',
          cell: (batch) => (
            <>
              <DueText batch={batch} />
              <BatchProgress counts={batch.counts} className="min-w-0 sm:hidden" />
              {batch.counts.stopped > 0 && (
                <p className="font-semibold text-destructive sm:hidden">
                  {batch.counts.stopped.toLocaleString('da-DK')} stoppet
                </p>
              )}
            </>
          ),
        },
        {
          title: 'Forhandler',
          isSecondary: true,
          className: 'min-w-40 wrap-anywhere',
          cell: ({ resellerName }) => resellerName ?? 'Eget lager',
        },
        { title: 'Stykker', numeric: true, isSecondary: true, cell: ({ pieces }) => pieces.toLocaleString('da-DK') },
        { title: 'Fremgang', isSecondary: true, cell: ({ counts }) => <BatchProgress counts={counts} /> },
        {
          title: 'Stoppet',
          numeric: true,
          isSecondary: true,
          className: 'font-semibold text-destructive',
          cell: ({ counts: { stopped } }) => stopped > 0 && stopped.toLocaleString('da-DK'),
        },
      ]}
    />
  )
}
