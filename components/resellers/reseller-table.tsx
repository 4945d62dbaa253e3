import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { ResellerSort, ResellerSummary } from '@/lib/domain/resellers/console-schema'
import { resellerPath } from '@/lib/domain/resellers/paths'
import { formatCvr } from '@/lib/shared/cvr'
import { formatDate } from '@/lib/shared/danish-time'
import { StatusBadge } from './status-badge'

/** Resellers with where their codes are. */
export function ResellerTable({
  resellers,
  sorting,
}: {
  resellers: ResellerSummary[]
  sorting: Sorting<ResellerSort>
}) {
  return (
    <Table caption="Forhandlere">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="name">
            Virksomhed
          </SortHeader>
          <TableHeader isSecondary>By</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader numeric>Ikke udleveret</TableHeader>
          <TableHeader numeric isSecondary>
            Udleveret
          </TableHeader>
          <TableHeader numeric isSecondary>
            I brug
          </TableHeader>
          <SortHeader sorting={sorting} by="since" isSecondary>
            Forhandler siden
          </SortHeader>
        </tr>
      </TableHead>
      <TableBody>
        {resellers.map(({ id, companyName, cvr, postcode, city, status, codes, approvedAt }) => (
          <TableRow key={id}>
            <TableCell className="min-w-40 max-w-96 sm:min-w-56">
              <TextLink
                href={resellerPath(id)}
                prefetch={false}
                className="inline-flex min-h-touch items-center break-words font-semibold"
              >
                {companyName}
              </TextLink>
              <span className="block text-muted-foreground tabular-nums">{formatCvr(cvr)}</span>
            </TableCell>
            <TableCell isSecondary className="min-w-36">
              {postcode} {city}
            </TableCell>
            <TableCell>
              <StatusBadge status={status} />
            </TableCell>
            <TableCell numeric>{codes.stock.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric isSecondary>
              {codes.handedOver.toLocaleString('da-DK')}
            </TableCell>
            <TableCell numeric isSecondary>
              {codes.inUse.toLocaleString('da-DK')}
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {formatDate(new Date(approvedAt))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
