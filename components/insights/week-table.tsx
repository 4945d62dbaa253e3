import { figureText } from '@/components/statistics/figure-text'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { changeText, flowTexts } from '@/lib/domain/insights/copy'
import { trendPath } from '@/lib/domain/insights/paths'
import { flowMeasure, type TrendView } from '@/lib/domain/insights/schema'

/** Week against week; each figure leads to its plot. */
export function WeekTable({ weeks, filter }: Pick<TrendView, 'weeks' | 'filter'>) {
  return (
    <Table caption="De sidste syv hele dage mod de syv før">
      <TableHead>
        <tr>
          <TableHeader>Nøgletal</TableHeader>
          <TableHeader numeric isSecondary>
            I dag
          </TableHeader>
          <TableHeader numeric>7 dage</TableHeader>
          <TableHeader numeric isSecondary>
            7 dage før
          </TableHeader>
          <TableHeader numeric>Ændring</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {weeks.map(({ name, today, week, before }) => (
          <TableRow key={name}>
            <th scope="row" className="px-3 py-2 text-left font-normal max-sm:px-1.5">
              <TextLink
                href={trendPath({ ...filter, figure: name })}
                aria-current={name === filter.figure ? 'true' : undefined}
                className="inline-block min-h-6 aria-[current]:font-semibold"
              >
                {flowTexts[name]}
              </TextLink>
            </th>
            <TableCell numeric isSecondary>
              {figureText(today, flowMeasure(name))}
            </TableCell>
            <TableCell numeric>{figureText(week, flowMeasure(name))}</TableCell>
            <TableCell numeric isSecondary>
              {figureText(before, flowMeasure(name))}
            </TableCell>
            <TableCell numeric>{changeText({ week, before })}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
