'use client'

import { ExportStatusBadge } from '@/components/exports/export-status'
import { Progress } from '@/components/ui/progress'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { materialTexts } from '@/lib/domain/artwork/copy'
import { useExports } from '@/lib/domain/exports/client/hooks'
import { progressText } from '@/lib/domain/exports/copy'
import type { ExportView } from '@/lib/domain/exports/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

type ExportTableProps = {
  page: { items: ExportView[]; nextCursor: string | null }
  /** The query of the list's URL. */
  query: string
  /** `?eksport=` is appended. */
  followedAt: string
  /** Staff see who ordered; a reseller sees only its own. */
  hasOrderers: boolean
}

/** Exports with their progress, polled while one is being made. */
export function ExportTable({ page, query, followedAt, hasOrderers }: ExportTableProps) {
  const items = useExports(page, query)
  return (
    <Table caption="Eksporter">
      <TableHead>
        <tr>
          <TableHeader>Nummer</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader numeric isSecondary>
            Koder
          </TableHeader>
          <TableHeader>Filer</TableHeader>
          <TableHeader numeric isSecondary>
            Holdt tilbage
          </TableHeader>
          <TableHeader isSecondary>Materiale</TableHeader>
          <TableHeader isSecondary>Bestilt</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <TableRow key={item.id}>
            <TableCell>
              <TouchLink
                href={`${followedAt}?eksport=${item.id}`}
                className="whitespace-nowrap font-semibold tabular-nums"
              >
                Eksport {item.number}
              </TouchLink>
            </TableCell>
            <TableCell>
              <ExportStatusBadge status={item.status} />
            </TableCell>
            <TableCell numeric isSecondary>
              {(item.total / item.formats.length).toLocaleString('da-DK')}
            </TableCell>
            <TableCell className="min-w-36">
              {item.status === 'working' || item.status === 'queued' ? (
                <Progress
                  value={(100 * item.done) / item.total}
                  label={`Eksport ${item.number}`}
                  detail={progressText(item)}
                />
              ) : (
                <span className="whitespace-nowrap">{item.formats.join(', ').toUpperCase()}</span>
              )}
            </TableCell>
            <TableCell numeric isSecondary>
              {item.withheld > 0 ? item.withheld.toLocaleString('da-DK') : 'Ingen'}
            </TableCell>
            <TableCell isSecondary className="min-w-36">
              {materialTexts[item.options.material]}, {item.options.symbolMm.toLocaleString('da-DK')} mm
            </TableCell>
            <TableCell isSecondary className="whitespace-nowrap tabular-nums">
              {formatDateTime(new Date(item.createdAt))}
              {hasOrderers && (
                <span className="block text-muted-foreground">{item.resellerName ?? item.createdByName}</span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
