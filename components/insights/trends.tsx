import { SaveLink } from '@/components/admin/save-link'
import { WeekTable } from '@/components/insights/week-table'
import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { StateLinks } from '@/components/ui/state-links'
import { flowTexts, trendPeriodTexts, trendSentence, trendUnits } from '@/lib/domain/insights/copy'
import { figuresFilePath, trendPath } from '@/lib/domain/insights/paths'
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
