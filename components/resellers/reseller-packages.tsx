import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { AdminResellerView } from '@/lib/domain/resellers/console-schema'

/** The newest packages that were made for a reseller. */
export function ResellerPackages({ packages }: Pick<AdminResellerView, 'packages'>) {
  if (packages.length === 0) return <p className="text-muted-foreground">Der er ikke lavet pakker til forhandleren.</p>
  return (
    <Table caption="Pakker">
      <TableHead>
        <tr>
          <TableHeader numeric>Nr.</TableHeader>
          <TableHeader>Pakke</TableHeader>
          <TableHeader numeric>Koder</TableHeader>
          <TableHeader numeric>Tilbage</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {packages.map(({ id, number, name, count, free, at }) => (
          <TableRow key={id}>
            <TableCell numeric>{number}</TableCell>
            <TableCell className="min-w-44">
              <TextLink href={`/admin/qr-packages/${id}`} className="inline-flex min-h-touch items-center break-words">
                {name}
              </TextLink>
              <span className="block text-muted-foreground">{at}</span>
            </TableCell>
            <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric>{free.toLocaleString('da-DK')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
