import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { type Owed, owedAges, owedTexts } from '@/lib/domain/bookkeeping/revenue/revenue-schema'
import { formatOere, sumOere } from '@/lib/shared/money'

/** What is owed, by how long it is overdue. */
export function OwedFigures({ owed }: { owed: Owed }) {
  const all = owedAges.map((age) => owed[age])
  const count = all.reduce((sum, each) => sum + each.count, 0)
  return (
    <Table caption="Udestående efter alder" className="max-w-form">
      <TableHead>
        <tr>
          <TableHeader>Forfald</TableHeader>
          <TableHeader numeric>Fakturaer</TableHeader>
          <TableHeader numeric>Mangler</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {owedAges.map((age) => (
          <TableRow key={age}>
            <th scope="row" className="px-3 py-2 text-left font-normal">
              {owedTexts[age]}
            </th>
            <TableCell numeric>{owed[age].count.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric>{formatOere(owed[age].oere)}</TableCell>
          </TableRow>
        ))}
        <TableRow className="font-semibold">
          <th scope="row" className="px-3 py-2 text-left font-semibold">
            I alt
          </th>
          <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
          <TableCell numeric>{formatOere(sumOere(all.map(({ oere }) => oere)))}</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  )
}
