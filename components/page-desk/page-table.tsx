import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { accountPath } from '@/lib/domain/account-desk/paths'
import { pagePath } from '@/lib/domain/page-desk/paths'
import type { PageSummary } from '@/lib/domain/page-desk/schema'

type PageTableProps = {
  pages: PageSummary[]
  /** The case this was opened from. */
  caseNumber: number | undefined
}

/** One page per row; the name opens it in the console. */
export function PageTable({ pages, caseNumber }: PageTableProps) {
  return (
    <Table caption="Mindesider">
      <TableHead>
        <tr>
          <TableHeader>Mindeside</TableHeader>
          <TableHeader>Ejer</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader isSecondary>Kan ses af</TableHeader>
          <TableHeader isSecondary>Lavet</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {pages.map(({ id, name, slug, owner, stateText, visibilityText, madeOn }) => (
          <TableRow key={id}>
            <TableCell className="min-w-36 max-w-96 wrap-anywhere">
              <TextLink
                href={`${pagePath(id)}${caseNumber ? `?sag=${caseNumber}` : ''}`}
                prefetch={false}
                className="inline-flex min-h-touch items-center font-semibold"
              >
                {name}
              </TextLink>
              <span className="block text-muted-foreground">{slug}</span>
            </TableCell>
            <TableCell className="min-w-28 wrap-anywhere">
              {owner ? (
                <TextLink
                  href={accountPath(owner.id)}
                  prefetch={false}
                  className="inline-flex min-h-touch items-center"
                >
                  {owner.fullName}
                </TextLink>
              ) : (
                <span className="text-muted-foreground">Ingen</span>
              )}
            </TableCell>
            <TableCell>{stateText}</TableCell>
            <TableCell isSecondary>{visibilityText}</TableCell>
            <TableCell isSecondary className="whitespace-nowrap">
              {madeOn}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
