import { Badge } from '@/components/ui/badge'
import { StackedTable } from '@/components/ui/stacked-table'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { Specimen } from './specimen'

const packages = [
  { name: 'Granit, stor', count: 1200, state: 'På lager', variant: 'success' },
  { name: 'Messing, lille plade til urnesten på Vestre Kirkegård', count: 8, state: 'Lavt lager', variant: 'danger' },
] as const

export function TableSpecimens() {
  return (
    <Specimen title="Tabeller" note="Table er til arbejdsborde og ruller i sig selv. StackedTable er til at læse.">
      <Table caption="Pakker">
        <TableHead>
          <TableRow>
            <TableHeader>Navn</TableHeader>
            <TableHeader>Tilstand</TableHeader>
            <TableHeader numeric>Koder</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {packages.map(({ name, count, state, variant }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell>
                <Badge variant={variant}>{state}</Badge>
              </TableCell>
              <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <StackedTable
        caption="Hvad der følger med"
        isCaptionShown
        isEven
        columns={['Del', 'Basis', 'Premium']}
        rows={[
          { key: 'pictures', name: 'Billeder', cells: ['30', 'Så mange du vil'] },
          { key: 'music', name: 'Musik', cells: ['Nej', 'Ja'] },
        ]}
      />
    </Specimen>
  )
}
