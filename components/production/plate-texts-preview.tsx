import { Notice } from '@/components/ui/notice'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { TextsPreview } from '@/lib/domain/production/schema'

/** The texts of a list, plaque by plaque, with its errors. */
export function PlateTextsPreview({ preview: { given, problems, pieces } }: { preview: TextsPreview }) {
  return (
    <div className="space-y-4" aria-live="polite">
      {problems.length > 0 ? (
        <Notice variant="error" title="Ret listen, før partiet lægges i kø">
          <ul>
            {problems.slice(0, 20).map(({ row, problem }) => (
              <li key={`${row} ${problem}`}>
                {row > 0 && `Række ${row}: `}
                {problem}
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice variant="success" title={`${given.length} af ${pieces} plader har deres egen tekst`} />
      )}
      {given.length > 0 && (
        <div className="max-h-96 overflow-y-auto">
          <Table caption="Teksten på hver plade">
            <TableHead>
              <tr>
                <TableHeader numeric>Nr.</TableHeader>
                <TableHeader>Kode</TableHeader>
                <TableHeader>Tekst</TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {given.map(({ row, number, code, lines }) => (
                <TableRow key={row}>
                  <TableCell numeric>{number}</TableCell>
                  <TableCell className="whitespace-nowrap tabular-nums">{code}</TableCell>
                  <TableCell className="wrap-anywhere whitespace-pre-line">{lines.join('\n')}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
    </div>
  )
}
