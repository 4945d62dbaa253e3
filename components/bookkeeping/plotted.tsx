import { BarPlot } from '@/components/statistics/bar-plot'
import { PlotLegend } from '@/components/statistics/plot-legend'
import type { PlotPart, PlotPoint } from '@/components/statistics/plot-parts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { formatOere } from '@/lib/shared/money'

type PlottedProps = {
  title: string
  sentence: string
  points: readonly PlotPoint[]
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
      <PlotLegend parts={parts} />
      <BarPlot points={points} parts={parts} isMoney={isMoney} />
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
              <TableRow key={point.key}>
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
