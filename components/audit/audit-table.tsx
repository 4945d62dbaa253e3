import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { AuditLine, AuditSort } from '@/lib/domain/audit/schema'
import { formatDateTime } from '@/lib/shared/danish-time'

type AuditTableProps = {
  lines: AuditLine[]
  caption: string
  /** Of the whole log. */
  sorting?: Sorting<AuditSort>
}

export function AuditTable({ lines, caption, sorting }: AuditTableProps) {
  return (
    <Table caption={caption}>
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="at" isSecondary>
            Tid
          </SortHeader>
          <TableHeader>Hvem gjorde hvad</TableHeader>
          <TableHeader isSecondary>Om</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {lines.map(({ id, at, actor, what, about, details, session, device }) => (
          <TableRow key={id}>
            <TableCell isSecondary className="whitespace-nowrap align-top tabular-nums">
              {formatDateTime(new Date(at))}
            </TableCell>
            <TableCell className="min-w-48 align-top wrap-anywhere">
              <Name {...actor} /> {what}
              <ul className="text-muted-foreground empty:hidden">
                {details.map((line) => (
                  <li key={line} className="whitespace-pre-line">
                    {line}
                  </li>
                ))}
              </ul>
              {session && (
                <span className="block text-muted-foreground">
                  {session}
                  {device && `, ${device}`}
                </span>
              )}
              {/* On a phone, separate columns would overflow the screen. */}
              <span className="block text-muted-foreground sm:hidden">
                {about && <Name {...about} />} <span className="tabular-nums">{formatDateTime(new Date(at))}</span>
              </span>
            </TableCell>
            <TableCell isSecondary className="align-top wrap-anywhere">
              {about && <Name {...about} />}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Name({ name, href }: { name: string; href: string | null }) {
  return href ? (
    <TextLink href={href} prefetch={false} className="inline-block min-h-6">
      {name}
    </TextLink>
  ) : (
    name
  )
}
