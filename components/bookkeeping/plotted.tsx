import { MonthPlot, type PlotPoint } from '@/components/bookkeeping/month-plot'
import type { PlotPart } from '@/components/bookkeeping/plot-parts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { formatOere } from '@/lib/shared/money'

type PlottedProps = {
  title: string
  sentence: string
  points: PlotPoint[]
  parts: readonly PlotPart[]
  /** Further columns of the table. */
  sums?: ReadonlyArray<{ key: string; label: string }>
  isMoney?: boolean
}

/** A plot with its sentence and legend, and all its figures in a table that works without script. */
export function Plotted({ title, sentence, points, parts, sums = [], isMoney = false }: PlottedProps) {
  const columns = [...parts, ...sums]
  const figure = (value: number) => (isMoney ? formatOere(value) : value.toLocaleString('da-DK'))
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 max-w-measure">{sentence}</p>
      <ul className="plot mt-5 flex flex-wrap gap-x-6 gap-y-1">
        {parts.map(({ key, label, fill, edge }) => (
          <li key={key} className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-4 rounded-sm border-2"
              style={{ backgroundColor: fill, borderColor: edge === 'var(--background)' ? fill : edge }}
            />
            {label}
          </li>
        ))}
      </ul>
      <MonthPlot points={points} parts={parts} isMoney={isMoney} />
      <details className="mt-4">
        <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
          Vis tallene i en tabel
        </summary>
        <Table caption={title} className="mt-4">
          <TableHead>
            <tr>
              <TableHeader>Måned</TableHeader>
              {columns.map(({ key, label }) => (
                <TableHeader key={key} numeric>
                  {label}
                </TableHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {points.toReversed().map((point) => (
              <TableRow key={point.long}>
                <th scope="row" className="whitespace-nowrap px-3 py-2 text-left font-normal">
                  {point.long}
                </th>
                {columns.map(({ key }) => (
                  <TableCell key={key} numeric className="whitespace-nowrap">
                    {figure(Number(point[key]))}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </section>
  )
}
