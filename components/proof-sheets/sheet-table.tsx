import { ColumnTable } from '@/components/admin/column-table'
import type { Sorting } from '@/components/admin/sort-header'
import { SheetStatusBadge } from '@/components/proof-sheets/sheet-status-badge'
import { TouchLink } from '@/components/ui/text-link'
import { sheetName } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetPath } from '@/lib/domain/proof-sheets/paths'
import type { ProofSheetSort, ProofSheetSummary } from '@/lib/domain/proof-sheets/schema'
import { formatRelative } from '@/lib/shared/danish-time'

type SheetTableProps = { sheets: ProofSheetSummary[]; area: SheetArea; sorting?: Sorting<ProofSheetSort> }

/** Proof sheets. Staff see which reseller made them. */
export function SheetTable({ sheets, area, sorting }: SheetTableProps) {
  return (
    <ColumnTable<ProofSheetSummary, ProofSheetSort>
      caption="Tegninger til godkendelse"
      rows={sheets}
      keyOf={({ id }) => id}
      sorting={sorting}
      columns={[
        {
          title: 'Tegning',
          by: 'number',
          isSecondary: true,
          className: 'whitespace-nowrap tabular-nums',
          cell: sheetName,
        },
        {
          title: 'Navn på stenen',
          className: 'min-w-36 max-w-80 sm:min-w-48',
          cell: ({ id, stoneName }) => (
            <TouchLink href={sheetPath(area, id)} prefetch={false} className="break-words font-semibold">
              {stoneName}
            </TouchLink>
          ),
        },
        { title: 'Status', cell: ({ status }) => <SheetStatusBadge status={status} /> },
        {
          title: 'Kode',
          isSecondary: true,
          className: 'whitespace-nowrap tabular-nums',
          cell: ({ formattedCode }) => formattedCode,
        },
        {
          title: 'Familie',
          by: 'family',
          isSecondary: true,
          className: 'min-w-32 max-w-64 break-words',
          cell: ({ familyName }) => familyName,
        },
        area === 'admin' && {
          title: 'Forhandler',
          isSecondary: true,
          className: 'min-w-32',
          cell: ({ resellerName }) => resellerName ?? 'Os selv',
        },
        {
          title: 'Ændret',
          isSecondary: true,
          className: 'whitespace-nowrap',
          cell: ({ changedAt }) => <time dateTime={changedAt}>{formatRelative(new Date(changedAt))}</time>,
        },
      ]}
    />
  )
}
