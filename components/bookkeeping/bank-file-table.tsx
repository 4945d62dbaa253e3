import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { bankFilePath } from '@/lib/domain/bookkeeping/paths'
import type { BankFileView } from '@/lib/domain/bookkeeping/schema'

/** The last files with where their deposits stand. */
export function BankFileTable({ files }: { files: BankFileView[] }) {
  return (
    <Table caption="Bankfiler">
      <TableHead>
        <tr>
          <TableHeader>Fil</TableHeader>
          <TableHeader isSecondary>Bank</TableHeader>
          <TableHeader isSecondary>Taget ind</TableHeader>
          <TableHeader numeric>Ført</TableHeader>
          <TableHeader numeric>Skal ses på</TableHeader>
          <TableHeader numeric isSecondary>
            Ikke brugt
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {files.map(({ id, name, bank, importedAt, importedByName, counts }) => (
          <TableRow key={id}>
            <TableCell className="max-w-72 break-words">
              <TextLink href={bankFilePath(id)} className="inline-flex min-h-touch items-center break-all">
                {name}
              </TextLink>
            </TableCell>
            <TableCell isSecondary>{bank}</TableCell>
            <TableCell isSecondary>
              {importedAt} af {importedByName}
            </TableCell>
            <TableCell numeric>{counts.matched.toLocaleString('da-DK')}</TableCell>
            <TableCell numeric>{(counts.doubtful + counts.received).toLocaleString('da-DK')}</TableCell>
            <TableCell numeric isSecondary>
              {counts.ignored.toLocaleString('da-DK')}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
