import { Badge } from '@/components/ui/badge'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { emptyBoxes, purchaseBoxes, type VatView } from '@/lib/domain/bookkeeping/vat/vat-schema'
import { counted } from '@/lib/shared/counted'
import { formatOere, wholeKroner } from '@/lib/shared/money'

/** The boxes of the tax authority's form, with the check that the documents add up to the figure. */
export function VatBoxes({ view }: { view: VatView }) {
  const { dueOere, vatOere, netOere, lossVatOere, documents, invoices, creditNotes } = view
  const isEqual = documents.vatOere === vatOere && documents.netOere === netOere
  return (
    <div className="space-y-4">
      <Table caption="Momsangivelsens rubrikker" className="max-w-form">
        <TableHead>
          <tr>
            <TableHeader>Rubrik</TableHeader>
            <TableHeader numeric>Beløb</TableHeader>
            <TableHeader numeric>Hele kroner</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          <Box name="Salgsmoms (udgående moms)" oere={dueOere} isStrong />
          {emptyBoxes.map((name) => (
            <Box key={name} name={name} oere={0} />
          ))}
          {purchaseBoxes.map((name) => (
            <Box key={name} name={name} oere={null} />
          ))}
        </TableBody>
      </Table>
      <p className="flex max-w-measure flex-wrap items-center gap-x-4 gap-y-2">
        <Badge variant={isEqual ? 'success' : 'danger'}>{isEqual ? 'Stemmer' : 'Stemmer ikke'}</Badge>
        <span>
          {counted(invoices, 'faktura', 'fakturaer')} og {counted(creditNotes, 'kreditnota', 'kreditnotaer')} har
          tilsammen {formatOere(documents.vatOere)} i moms af {formatOere(documents.netOere)}
          {lossVatOere !== 0 && ` Moms af tab trækker ${formatOere(lossVatOere)} fra.`}
        </span>
      </p>
      <p className="max-w-measure text-muted-foreground">
        Det, I selv har købt, står ikke her. Tag de rubrikker fra jeres eget regnskab. Angivelsen udfyldes i hele kroner
        uden øre.
      </p>
    </div>
  )
}

/** `oere`: null where the figure is not in our books. */
function Box({ name, oere, isStrong = false }: { name: string; oere: number | null; isStrong?: boolean }) {
  return (
    <TableRow className={isStrong ? 'font-semibold' : undefined}>
      <th scope="row" className="px-3 py-2 text-left font-[inherit]">
        {name}
      </th>
      {oere === null ? (
        <TableCell colSpan={2} numeric className="text-muted-foreground">
          Jeres regnskab
        </TableCell>
      ) : (
        <>
          <TableCell numeric>{formatOere(oere)}</TableCell>
          <TableCell numeric>{wholeKroner(oere)}</TableCell>
        </>
      )}
    </TableRow>
  )
}
