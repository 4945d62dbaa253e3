import { Plot } from '@/components/statistics/plot'
import { PlotLegend } from '@/components/statistics/plot-legend'
import type { PlotMark, PlotPart, PlotPoint } from '@/components/statistics/plot-parts'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { Measure } from '@/lib/shared/measures'
import { figureText } from './figure-text'

type PlottedProps = {
  title: string
  /** What the plot says, for those who do not see it. */
  sentence: string
  points: readonly PlotPoint[]
  parts: readonly PlotPart[]
  /** The heading of the table's first column: 'Måned', 'Dag', 'Tid'. */
  unit: string
  /** Further columns of the table. */
  sums?: ReadonlyArray<{ key: string; label: string }>
  measure?: Measure
  kind?: 'bars' | 'lines'
  marks?: readonly PlotMark[]
}

/** A plot with its sentence and legend, and all its figures in a table that works without script. */
export function Plotted({
  title,
  sentence,
  points,
  parts,
  unit,
  sums = [],
  measure = 'count',
  kind = 'bars',
  marks = [],
}: PlottedProps) {
  const columns = [...parts, ...sums]
  const isMarked = marks.length > 0
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 max-w-measure">{sentence}</p>
      <PlotLegend parts={parts} />
      <Plot points={points} parts={parts} measure={measure} kind={kind} marks={marks} />
      <details className="mt-4">
        <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
          Vis tallene i en tabel
        </summary>
        <Table caption={title} className="mt-4">
          <TableHead>
            <tr>
              <TableHeader>{unit}</TableHeader>
              {columns.map(({ key, label }) => (
                <TableHeader key={key} numeric>
                  {label}
                </TableHeader>
              ))}
              {isMarked && <TableHeader>Nyt</TableHeader>}
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
                    {figureText(point[key], measure)}
                  </TableCell>
                ))}
                {isMarked && <TableCell>{longsAt(marks, point.key)}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </section>
  )
}

function longsAt(marks: readonly PlotMark[], key: string): string {
  return marks
    .filter((mark) => mark.key === key)
    .map(({ long }) => long)
    .join(', ')
}
