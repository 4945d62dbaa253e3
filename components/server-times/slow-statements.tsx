import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { statementWords } from '@/lib/domain/server-times/copy'
import type { SlowStatement } from '@/lib/domain/server-times/schema'
import { formatMs } from '@/lib/shared/measures'

/** What PostgreSQL counts itself, or how that is switched on. */
export function SlowStatements({ statements }: { statements: SlowStatement[] | null }) {
  return (
    <section>
      <h2 className="text-2xl">{statementWords.title}</h2>
      <p className="mt-2 max-w-measure">{statements ? statementWords.intro : statementWords.missing}</p>
      {statements && (
        <Table caption={statementWords.title} className="mt-4">
          <TableHead>
            <tr>
              <TableHeader>Forespørgsel</TableHeader>
              <TableHeader numeric>Antal</TableHeader>
              <TableHeader numeric>I gennemsnit</TableHeader>
              <TableHeader numeric isSecondary>
                Længste
              </TableHeader>
              <TableHeader numeric isSecondary>
                I alt
              </TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {statements.map(({ text, calls, meanMs, maxMs, totalMs }) => (
              <TableRow key={text}>
                <th scope="row" className="min-w-40 px-3 py-2 text-left font-normal wrap-anywhere max-sm:px-1.5">
                  <code>{text}</code>
                </th>
                <TableCell numeric>{calls.toLocaleString('da-DK')}</TableCell>
                <TableCell numeric>{formatMs(meanMs)}</TableCell>
                <TableCell numeric isSecondary>
                  {formatMs(maxMs)}
                </TableCell>
                <TableCell numeric isSecondary>
                  {formatMs(totalMs)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  )
}
