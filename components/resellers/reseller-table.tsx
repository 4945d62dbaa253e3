import { ColumnTable } from '@/components/admin/column-table'
import type { Sorting } from '@/components/admin/sort-header'
import { TouchLink } from '@/components/ui/text-link'
import type { ResellerSort, ResellerSummary } from '@/lib/domain/resellers/console-schema'
import { resellerPath } from '@/lib/domain/resellers/paths'
import { formatCvr } from '@/lib/shared/cvr'
import { formatDate } from '@/lib/shared/danish-time'
import { StatusBadge } from './status-badge'

const number = (count: number) => count.toLocaleString('da-DK')

type ResellerTableProps = { resellers: ResellerSummary[]; sorting: Sorting<ResellerSort> }

/** Resellers with where their codes are. */
export function ResellerTable({ resellers, sorting }: ResellerTableProps) {
  return (
    <ColumnTable<ResellerSummary, ResellerSort>
      caption="Forhandlere"
      rows={resellers}
      keyOf={({ id }) => id}
      sorting={sorting}
      columns={[
        {
          title: 'Virksomhed',
          by: 'name',
          className: 'min-w-40 max-w-96 sm:min-w-56',
          cell: ({ id, companyName, cvr }) => (
            <>
              <TouchLink href={resellerPath(id)} prefetch={false} className="break-words font-semibold">
                {companyName}
              </TouchLink>
              <span className="block text-muted-foreground tabular-nums">{formatCvr(cvr)}</span>
            </>
          ),
        },
        {
          title: 'By',
          isSecondary: true,
          className: 'min-w-36',
          cell: ({ postcode, city }) => `${postcode} ${city}`,
        },
        { title: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
        { title: 'Ikke udleveret', numeric: true, cell: ({ codes }) => number(codes.stock) },
        { title: 'Udleveret', numeric: true, isSecondary: true, cell: ({ codes }) => number(codes.handedOver) },
        { title: 'I brug', numeric: true, isSecondary: true, cell: ({ codes }) => number(codes.inUse) },
        {
          title: 'Forhandler siden',
          by: 'since',
          isSecondary: true,
          className: 'whitespace-nowrap',
          cell: ({ approvedAt }) => formatDate(new Date(approvedAt)),
        },
      ]}
    />
  )
}
