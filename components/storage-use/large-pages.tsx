import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { LargePage } from '@/lib/domain/storage-use/schema'
import { formatBytes, formatMeasure } from '@/lib/shared/measures'

/** The memorial pages with the largest originals. */
export function LargePages({ pages }: { pages: LargePage[] }) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">De største sider</h2>
      {pages.length === 0 && <p className="text-muted-foreground">Siderne bliver talt hver nat.</p>}
      {pages.length > 0 && (
        <Table caption="De største sider">
          <TableHead>
            <tr>
              <TableHeader>Mindeside</TableHeader>
              <TableHeader numeric>Originaler</TableHeader>
              <TableHeader numeric isSecondary>
                Filer
              </TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {pages.map(({ id, name, bytes, count }) => (
              <TableRow key={id}>
                <th scope="row" className="px-3 py-2 text-left font-normal wrap-anywhere max-sm:px-1.5">
                  <TextLink href={`/admin/users/pages/${id}`} prefetch={false} className="inline-block min-h-6">
                    {name}
                  </TextLink>
                </th>
                <TableCell numeric className="whitespace-nowrap">
                  {formatBytes(bytes)}
                </TableCell>
                <TableCell numeric isSecondary>
                  {formatMeasure(count, 'count')}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}
