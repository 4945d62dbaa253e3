import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { StateLinks } from '@/components/ui/state-links'
import { GroupsTable, MetricsTable, SharesPlot } from '@/components/vitals/metrics-table'
import { VitalsFilters } from '@/components/vitals/vitals-filters'
import { floodSentence, keptOutSentence, spanTexts } from '@/lib/domain/vitals/copy'
import { vitalsPathWith } from '@/lib/domain/vitals/paths'
import { floodWarnsAtPercent } from '@/lib/domain/vitals/policy'
import { getVitals } from '@/lib/domain/vitals/queries'
import { vitalSpans, vitalsInput } from '@/lib/domain/vitals/schema'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Besøgendes hastighed' }

export default async function PerformancePage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = vitalsInput.parse(query)
  const view = await orNotFound(getVitals(actor, filter))
  const { metrics, keptOut, floodPercentToday } = view
  const hasVisits = metrics.some(({ count }) => count > 0)
  return (
    <PageBody
      width="page"
      title="Besøgendes hastighed"
      intro="Målt i besøgendes egne browsere, uden at vi ved, hvem de er. En mindeside bliver først målt, når den besøgende har rørt ved den."
      className="space-y-12"
    >
      <noscript>
        {/* Without script the plots stay empty; the tables have all figures. */}
        <style>{'.plot{display:none}'}</style>
      </noscript>
      {floodPercentToday > floodWarnsAtPercent && (
        <Notice title="Mange målinger er holdt ude">{floodSentence(floodPercentToday)}</Notice>
      )}
      <StateLinks
        label="Periode"
        links={vitalSpans.map((days) => ({
          label: spanTexts[days],
          href: vitalsPathWith({ ...filter, days }),
          isHere: days === filter.days,
        }))}
      />
      <VitalsFilters filter={filter} />
      {hasVisits ? (
        <>
          <SharesPlot view={view} />
          <MetricsTable metrics={metrics} />
          <GroupsTable view={view} />
        </>
      ) : (
        <EmptyState
          title="Ingen målinger endnu"
          text="De kommer, når nogen har set en side og forladt den igen. Er målingen slået fra (VITALS=0), kommer der ingen."
        />
      )}
      {keptOut.length > 0 && <p className="max-w-measure text-muted-foreground">{keptOutSentence(keptOut)}</p>}
    </PageBody>
  )
}
