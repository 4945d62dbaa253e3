import { Badge } from '@/components/ui/badge'
import { ChoiceField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { StackedTable } from '@/components/ui/stacked-table'
import { StateLinks } from '@/components/ui/state-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { Specimen } from './specimen'

const packages = [
  { name: 'Granit, stor', count: 1200, state: 'På lager', variant: 'success' },
  { name: 'Messing, lille plade til urnesten på Vestre Kirkegård', count: 8, state: 'Lavt lager', variant: 'danger' },
] as const

export function TableSpecimens() {
  return (
    <Specimen
      title="Tabeller"
      note="Table er til arbejdsborde: på en telefon står det vigtigste, og resten ruller i sig selv. StackedTable er til at læse."
    >
      <StateLinks
        label="Status"
        links={[
          { label: 'På lager', href: '#tabeller', isHere: true, count: 1200 },
          { label: 'Udleveret', href: '#tabeller', isHere: false, count: 8 },
        ]}
      />
      <FilterForm path="#tabeller" isFiltered>
        <SearchField label="Navn eller kode" hint="De første tegn er nok." isCode />
        <ChoiceField label="Materiale" name="material">
          <option value="slate">Skifer</option>
        </ChoiceField>
      </FilterForm>
      <Table caption="Pakker">
        <TableHead>
          <TableRow>
            <TableHeader>Navn</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader numeric>Koder</TableHeader>
            <TableHeader isSecondary>Lavet</TableHeader>
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
              <TableCell isSecondary>22. november 2026</TableCell>
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
