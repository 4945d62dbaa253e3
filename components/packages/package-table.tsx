import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { PackageStateBadge } from '@/components/packages/package-progress'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { PackageSort } from '@/lib/domain/packages/schema'
import type { PackageView } from '@/lib/domain/packages/views'
import { formatDate } from '@/lib/shared/danish-time'

const number = (count: number) => count.toLocaleString('da-DK')

type PackageTableProps = { packages: PackageView[]; sorting?: Sorting<PackageSort> }

export function PackageTable({ packages, sorting }: PackageTableProps) {
  return (
    <Table caption="Pakker med QR-koder">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="number" numeric>
            Nr.
          </SortHeader>
          <SortHeader sorting={sorting} by="name">
            Navn
          </SortHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader isSecondary>Forhandler</TableHeader>
          <SortHeader sorting={sorting} by="codes" numeric>
            Koder
          </SortHeader>
          <TableHeader numeric>Frie</TableHeader>
          <TableHeader numeric isSecondary>
            Låst
          </TableHeader>
          <TableHeader numeric isSecondary>
            Knyttet
          </TableHeader>
          <TableHeader numeric isSecondary>
            Ude af brug
          </TableHeader>
          <TableHeader isSecondary>Lavet</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {packages.map((view) => (
          <TableRow key={view.id}>
            <TableCell numeric>{view.number}</TableCell>
            <TableCell className="min-w-32 max-w-60 break-words">
              <TextLink href={`/admin/qr-packages/${view.id}`} className="inline-flex min-h-touch items-center">
                {view.name}
              </TextLink>
            </TableCell>
            <TableCell>
              <PackageStateBadge initial={view} />
            </TableCell>
            <TableCell isSecondary className="min-w-40 max-w-60 break-words">
              {view.reseller?.companyName ?? <span className="text-muted-foreground">På lager</span>}
            </TableCell>
            <TableCell numeric>{number(view.count)}</TableCell>
            <TableCell numeric>{number(view.free)}</TableCell>
            <TableCell numeric isSecondary>
              {number(view.claimed)}
            </TableCell>
            <TableCell numeric isSecondary>
              {number(view.linked)}
            </TableCell>
            <TableCell numeric isSecondary>
              {number(view.outOfUse)}
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {formatDate(new Date(view.createdAt))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
