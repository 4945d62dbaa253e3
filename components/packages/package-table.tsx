import { ColumnTable } from '@/components/admin/column-table'
import type { Sorting } from '@/components/admin/sort-header'
import { PackageStateBadge } from '@/components/packages/package-progress'
import { TouchLink } from '@/components/ui/text-link'
import type { PackageSort } from '@/lib/domain/packages/schema'
import type { PackageView } from '@/lib/domain/packages/views'
import { formatDate } from '@/lib/shared/danish-time'

const number = (count: number) => count.toLocaleString('da-DK')

type PackageTableProps = { packages: PackageView[]; sorting?: Sorting<PackageSort> }

export function PackageTable({ packages, sorting }: PackageTableProps) {
  return (
    <ColumnTable<PackageView, PackageSort>
      caption="Pakker med QR-koder"
      rows={packages}
      keyOf={({ id }) => id}
      sorting={sorting}
      columns={[
        { title: 'Nr.', by: 'number', numeric: true, cell: (view) => view.number },
        {
          title: 'Navn',
          by: 'name',
          className: 'min-w-32 max-w-60 break-words',
          cell: ({ id, name }) => <TouchLink href={`/admin/qr-packages/${id}`}>{name}</TouchLink>,
        },
        { title: 'Status', cell: (view) => <PackageStateBadge initial={view} /> },
        {
          title: 'Forhandler',
          isSecondary: true,
          className: 'min-w-40 max-w-60 break-words',
          cell: ({ reseller }) => reseller?.companyName ?? <span className="text-muted-foreground">På lager</span>,
        },
        { title: 'Koder', by: 'codes', numeric: true, cell: ({ count }) => number(count) },
        { title: 'Frie', numeric: true, cell: ({ free }) => number(free) },
        { title: 'Låst', numeric: true, isSecondary: true, cell: ({ claimed }) => number(claimed) },
        { title: 'Knyttet', numeric: true, isSecondary: true, cell: ({ linked }) => number(linked) },
        { title: 'Ude af brug', numeric: true, isSecondary: true, cell: ({ outOfUse }) => number(outOfUse) },
        {
          title: 'Lavet',
          isSecondary: true,
          className: 'whitespace-nowrap',
          cell: ({ createdAt }) => formatDate(new Date(createdAt)),
        },
      ]}
    />
  )
}
