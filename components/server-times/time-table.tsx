import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { kindTexts, nameInWords, statementTexts } from '@/lib/domain/server-times/copy'
import { serverTimesPath } from '@/lib/domain/server-times/policy'
import {
  type ServerTimesFilter,
  type ServerTimesView,
  type ShownKind,
  type SlowStatement,
  serverTimesQuery,
  type TimesOfView,
} from '@/lib/domain/server-times/schema'
import { counted } from '@/lib/shared/counted'
import { formatMs } from '@/lib/shared/measures'
import { timeBucket } from './time-bucket'

type TimeTableProps = ServerTimesView & { filter: ServerTimesFilter }

/** The times of one kind of work; a name leads to its plot. */
export function TimeTable({ rows, more, filter }: TimeTableProps) {
  return (
    <div>
      <p className="mb-3 max-w-measure text-muted-foreground">
        Halvdelen tog højst p50, 19 ud af 20 højst p95, 99 ud af 100 højst p99.
      </p>
      <Table caption={kindTexts[filter.kind]}>
        <TableHead>
          <tr>
            <TableHeader>Navn</TableHeader>
            <TableHeader numeric>Antal</TableHeader>
            <TableHeader numeric isSecondary>
              p50
            </TableHeader>
            <TableHeader numeric>p95</TableHeader>
            <TableHeader numeric isSecondary>
              p99
            </TableHeader>
            <TableHeader numeric isSecondary>
              Længste
            </TableHeader>
            <TableHeader numeric>Fejl</TableHeader>
            <TableHeader isSecondary>Afvist</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.name} row={row} filter={filter} />
          ))}
        </TableBody>
      </Table>
      {more > 0 && (
        <p className="mt-4 text-muted-foreground">
          Der er {more.toLocaleString('da-DK')} flere. Skriv en del af navnet for at finde dem.
        </p>
      )}
    </div>
  )
}

function Row({ row, filter }: { row: ServerTimesView['rows'][number]; filter: ServerTimesFilter }) {
  const { name, count, failed, p50, p95, p99, max, refusals } = row
  const words = nameInWords(filter.kind, name)
  return (
    <TableRow>
      <th scope="row" className="min-w-40 px-3 py-2 text-left font-normal wrap-anywhere max-sm:px-1.5">
        <TextLink href={`${serverTimesPath}?${serverTimesQuery({ ...filter, name })}`}>{words ?? name}</TextLink>
        {words && <span className="block text-muted-foreground">{name}</span>}
      </th>
      <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
      <TableCell numeric isSecondary className="whitespace-nowrap">
        {formatMs(p50)}
      </TableCell>
      <TableCell numeric className="whitespace-nowrap">
        {formatMs(p95)}
      </TableCell>
      <TableCell numeric isSecondary className="whitespace-nowrap">
        {formatMs(p99)}
      </TableCell>
      <TableCell numeric isSecondary className="whitespace-nowrap">
        {formatMs(max)}
      </TableCell>
      <TableCell numeric>{failed.toLocaleString('da-DK')}</TableCell>
      <TableCell isSecondary className="wrap-anywhere">
        {refusals.map(({ code, count: times }) => `${code} ${times.toLocaleString('da-DK')}`).join(', ')}
      </TableCell>
    </TableRow>
  )
}

/** What PostgreSQL counts itself, or how that is switched on. */
export function SlowStatements({ statements }: { statements: SlowStatement[] | null }) {
  return (
    <section>
      <h2 className="text-2xl">{statementTexts.title}</h2>
      <p className="mt-2 max-w-measure">{statements ? statementTexts.intro : statementTexts.missing}</p>
      {statements && (
        <Table caption={statementTexts.title} className="mt-4">
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

const parts = plotParts(['p50', 'p95'] as const, { p50: 'Halvdelen inden (p50)', p95: '19 af 20 inden (p95)' })

type TimesOfPlotProps = TimesOfView & { kind: ShownKind; name: string }

/** One name's times by the hour or day. */
export function TimesOfPlot({ kind, name, points, isByDay }: TimesOfPlotProps) {
  const total = points.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="wrap-anywhere">
      <Plotted
        title={nameInWords(kind, name) ?? name}
        sentence={`Målt ${counted(total, 'gang', 'gange')} i perioden.`}
        points={points.map(({ at, p50, p95, count }) => ({
          ...timeBucket(at, isByDay ? 'day' : 'hour'),
          p50,
          p95,
          count: count.toLocaleString('da-DK'),
        }))}
        parts={parts}
        unit={isByDay ? 'Dag' : 'Time'}
        measure="ms"
        kind="lines"
      />
    </div>
  )
}
