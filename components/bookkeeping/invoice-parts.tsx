import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { dayText } from '@/lib/domain/invoices/copy'
import type { EntryView, InvoiceLineView } from '@/lib/domain/invoices/schema'
import { formatOere } from '@/lib/shared/money'

type NetLinesProps = { lines: readonly InvoiceLineView[]; netOere: number; vatOere: number; totalOere: number }

/** What is invoiced without moms, as it is booked, with its sums. */
export function NetLines({ lines, netOere, vatOere, totalOere }: NetLinesProps) {
  const sums = [
    { name: 'Uden moms', oere: netOere },
    { name: 'Moms', oere: vatOere },
    { name: 'I alt', oere: totalOere, isStrong: true },
  ]
  return (
    <Table caption="Linjer">
      <TableHead>
        <tr>
          <TableHeader>Tekst</TableHeader>
          <TableHeader numeric>Antal</TableHeader>
          <TableHeader numeric isSecondary>
            Stykpris
          </TableHeader>
          <TableHeader numeric>Uden moms</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {lines.map(({ position, text, quantity, unitNetOere, netOere: lineOere }) => (
          <TableRow key={position}>
            <TableCell className="max-w-96 break-words">{text}</TableCell>
            <TableCell numeric>{quantity.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric isSecondary className="whitespace-nowrap">
              {formatOere(unitNetOere)}
            </TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {formatOere(lineOere)}
            </TableCell>
          </TableRow>
        ))}
        {sums.map(({ name, oere, isStrong }) => (
          <TableRow key={name} className={isStrong ? 'font-semibold' : undefined}>
            <th scope="row" className="px-3 py-2 text-left font-[inherit] max-sm:px-1.5">
              {name}
            </th>
            <TableCell />
            <TableCell isSecondary />
            <TableCell numeric className="whitespace-nowrap">
              {formatOere(oere)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const entryTexts: Record<EntryView['kind'], string> = {
  payment: 'Betalt',
  undone: 'Betaling taget af igen',
  credit: 'Krediteret',
  refund: 'Betalt tilbage',
  refund_back: 'Tilbagebetaling kommet tilbage',
  write_off: 'Afskrevet',
  loss_back: 'Afskrivning ført tilbage',
  kept: 'Beholdt overbetaling',
}

/** The movements on an invoice, oldest first. */
export function InvoiceEntries({ entries }: { entries: readonly EntryView[] }) {
  return (
    <Table caption="Bevægelser">
      <TableHead>
        <tr>
          <TableHeader>Dag</TableHeader>
          <TableHeader>Bevægelse</TableHeader>
          <TableHeader isSecondary>Af</TableHeader>
          <TableHeader isSecondary>Bemærkning</TableHeader>
          <TableHeader numeric>Beløb</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {entries.map(({ id, kind, amountOere, bookedOn, byName, note }) => (
          <TableRow key={id}>
            <TableCell className="whitespace-nowrap">{dayText(bookedOn)}</TableCell>
            <TableCell>{entryTexts[kind]}</TableCell>
            <TableCell isSecondary>{byName ?? 'Automatisk'}</TableCell>
            <TableCell isSecondary className="max-w-72 break-words">
              {note}
            </TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {formatOere(amountOere)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
