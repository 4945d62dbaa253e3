import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { SheetStatusBadge } from '@/components/proof-sheets/sheet-status-badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { sheetName } from '@/lib/domain/proof-sheets/copy'
import { type SheetArea, sheetPath } from '@/lib/domain/proof-sheets/paths'
import type { ProofSheetSort, ProofSheetSummary } from '@/lib/domain/proof-sheets/schema'
import { formatRelative } from '@/lib/shared/danish-time'

type SheetTableProps = { sheets: ProofSheetSummary[]; area: SheetArea; sorting?: Sorting<ProofSheetSort> }

/** Proof sheets. Staff see which reseller made them. */
export function SheetTable({ sheets, area, sorting }: SheetTableProps) {
  return (
    <Table caption="Tegninger til godkendelse">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="number" isSecondary>
            Tegning
          </SortHeader>
          <TableHeader>Navn på stenen</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader isSecondary>Kode</TableHeader>
          <SortHeader sorting={sorting} by="family" isSecondary>
            Familie
          </SortHeader>
          {area === 'admin' && <TableHeader isSecondary>Forhandler</TableHeader>}
          <TableHeader isSecondary>Ændret</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {sheets.map((sheet) => (
          <TableRow key={sheet.id}>
            <TableCell isSecondary className="whitespace-nowrap tabular-nums">
              {sheetName(sheet)}
            </TableCell>
            <TableCell className="min-w-36 max-w-80 sm:min-w-48">
              <TextLink
                href={sheetPath(area, sheet.id)}
                prefetch={false}
                className="inline-flex min-h-touch items-center break-words font-semibold"
              >
                {sheet.stoneName}
              </TextLink>
            </TableCell>
            <TableCell>
              <SheetStatusBadge status={sheet.status} />
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap tabular-nums">
              {sheet.formattedCode}
            </TableCell>
            <TableCell isSecondary className="min-w-32 max-w-64 break-words">
              {sheet.familyName}
            </TableCell>
            {area === 'admin' && (
              <TableCell isSecondary className="min-w-32">
                {sheet.resellerName ?? 'Os selv'}
              </TableCell>
            )}
            <TableCell isSecondary className="whitespace-nowrap">
              <time dateTime={sheet.changedAt}>{formatRelative(new Date(sheet.changedAt))}</time>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
