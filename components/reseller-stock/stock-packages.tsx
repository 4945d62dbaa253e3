import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { StockPackageView } from '@/lib/domain/resellers/stock/schema'

/** What is left of each package. */
export function StockPackages({ packages }: { packages: StockPackageView[] }) {
  return (
    <Table caption="Pakker med koder">
      <TableHead>
        <tr>
          <TableHeader>Pakke</TableHeader>
          <TableHeader numeric isSecondary>
            Koder
          </TableHeader>
          <TableHeader numeric>På lager</TableHeader>
          <TableHeader numeric>Udleveret</TableHeader>
          <TableHeader numeric>I brug</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {packages.map(({ id, number, name, counts, total }) => (
          <TableRow key={id}>
            <TableCell className="min-w-28 sm:min-w-40">
              <TextLink
                href={`/reseller-dashboard/codes?package=${id}`}
                className="inline-flex min-h-touch items-center wrap-anywhere"
              >
                {number}. {name}
              </TextLink>
            </TableCell>
            <TableCell numeric isSecondary>
              {total.toLocaleString('da-DK')}
            </TableCell>
            <TableCell numeric>{counts.stock.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric>{counts.handed_over.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric>{counts.in_use.toLocaleString('da-DK')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
