import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TouchLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { pagePath } from '@/lib/domain/page-desk/paths'
import type { PageSort, PageSummary } from '@/lib/domain/page-desk/schema'
import { formatDate } from '@/lib/shared/danish-time'

type PageTableProps = {
  pages: PageSummary[]
  sorting: Sorting<PageSort>
  /** The case this was opened from. */
  caseNumber: number | undefined
}

/** One page per row; the name opens it in the console. */
export function PageTable({ pages, sorting, caseNumber }: PageTableProps) {
  return (
    <Table caption="Mindesider">
      <TableHead>
        <tr>
          <SortHeader sorting={sorting} by="slug">
            Mindeside
          </SortHeader>
          <TableHeader>Ejer</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader isSecondary>Kan ses af</TableHeader>
          <SortHeader sorting={sorting} by="created" isSecondary>
            Lavet
          </SortHeader>
        </tr>
      </TableHead>
      <TableBody>
        {pages.map(({ id, name, slug, owner, stateText, visibilityText, createdAt }) => (
          <TableRow key={id}>
            <TableCell className="min-w-36 max-w-96 wrap-anywhere">
              <TouchLink
                href={`${pagePath(id)}${caseNumber ? `?sag=${caseNumber}` : ''}`}
                prefetch={false}
                className="font-semibold"
              >
                {name}
              </TouchLink>
              <span className="block text-muted-foreground">{slug}</span>
            </TableCell>
            <TableCell className="min-w-28 wrap-anywhere">
              {owner ? (
                <TouchLink href={accountPath(owner.id)} prefetch={false}>
                  {owner.fullName}
                </TouchLink>
              ) : (
                <span className="text-muted-foreground">Ingen</span>
              )}
            </TableCell>
            <TableCell>{stateText}</TableCell>
            <TableCell isSecondary>{visibilityText}</TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {formatDate(new Date(createdAt))}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
