import { SaveLink } from '@/components/admin/save-link'
import { figureText } from '@/components/statistics/figure-text'
import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { StateLinks } from '@/components/ui/state-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { changeText, flowTexts, trendPeriodTexts, trendSentence, trendUnits } from '@/lib/domain/insights/copy'
import { figuresFilePath, trendPath } from '@/lib/domain/insights/policy'
import { flowMeasure, type TrendView, trendPeriods } from '@/lib/domain/insights/schema'

/** How the service goes: the weeks, one figure over time, and all of them as a file. */
export function Trends({ trends }: { trends: TrendView }) {
  const { filter, weeks, points } = trends
  return (
    <section id="udvikling" className="space-y-8">
      <div>
        <h2 className="mb-3 text-xl">Udvikling</h2>
        <WeekTable weeks={weeks} filter={filter} />
        <div className="mt-4">
          <SaveLink
            path={figuresFilePath}
            filename="noegletal.csv"
            label="Hent alle dage som CSV"
            failed="Nøgletallene blev ikke hentet"
          />
        </div>
      </div>
      <StateLinks
        label="Periode"
        links={trendPeriods.map((period) => ({
          label: trendPeriodTexts[period],
          href: trendPath({ ...filter, period }),
          isHere: period === filter.period,
        }))}
      />
      <Plotted
        title={flowTexts[filter.figure]}
        sentence={trendSentence(trends)}
        points={points}
        parts={plotParts(['count'], { count: flowTexts[filter.figure] })}
        unit={trendUnits[filter.period]}
        measure={flowMeasure(filter.figure)}
      />
    </section>
  )
}

/** Week against week; each figure leads to its plot. */
function WeekTable({ weeks, filter }: Pick<TrendView, 'weeks' | 'filter'>) {
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
