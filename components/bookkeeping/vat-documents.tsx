import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import type { VatDocument } from '@/lib/domain/bookkeeping/vat/vat-schema'
import { adminInvoicePath } from '@/lib/domain/invoices/admin-paths'
import { dayText } from '@/lib/domain/invoices/copy'
import { formatOere } from '@/lib/shared/money'

/** The invoices and credit notes behind a period's figure. */
export function VatDocuments({ documents }: { documents: VatDocument[] }) {
  return (
    <Table caption="Fakturaer og kreditnotaer i perioden">
      <TableHead>
        <tr>
          <TableHeader>Nummer</TableHeader>
          <TableHeader>Dato</TableHeader>
          <TableHeader isSecondary>Køber</TableHeader>
          <TableHeader numeric isSecondary>
            Uden moms
          </TableHeader>
          <TableHeader numeric>Moms</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {documents.map(({ id, number, kind, issuedOn, buyer, netOere, vatOere }) => (
          <TableRow key={id}>
            <TableCell className="whitespace-nowrap">
              <TextLink href={adminInvoicePath(id)} prefetch={false} className="inline-flex min-h-touch items-center">
                {kind === 'credit_note' ? `Kreditnota ${number}` : number}
              </TextLink>
            </TableCell>
            <TableCell className="whitespace-nowrap">{dayText(issuedOn)}</TableCell>
            <TableCell isSecondary className="max-w-80 break-words">
              {buyer}
            </TableCell>
            <TableCell numeric isSecondary>
              {formatOere(netOere)}
            </TableCell>
            <TableCell numeric>{formatOere(vatOere)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
