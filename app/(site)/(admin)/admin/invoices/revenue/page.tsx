import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { OwedFigures } from '@/components/bookkeeping/owed-figures'
import { plotParts } from '@/components/statistics/plot-parts'
import { Plotted } from '@/components/statistics/plotted'
import { PageBody } from '@/components/ui/page-body'
import { StateLinks } from '@/components/ui/state-links'
import { revenuePath } from '@/lib/domain/bookkeeping/paths'
import { getRevenue } from '@/lib/domain/bookkeeping/revenue/revenue-queries'
import {
  type AgreementMonth,
  agreementKinds,
  agreementTexts,
  moveKinds,
  moveTexts,
  type RevenueMonth,
  revenueInput,
  revenueKinds,
  revenueSpans,
  revenueTexts,
} from '@/lib/domain/bookkeeping/revenue/revenue-schema'
import { currentActor } from '@/lib/server/actor'
import { formatOere, sumOere } from '@/lib/shared/money'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Omsætning' }

export default async function RevenuePage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const { revenue, agreements, owed, span } = await orNotFound(getRevenue(actor, revenueInput.parse(query)))
  return (
    <PageBody
      width="page"
      title="Omsætning"
      intro="Efter fakturaernes dato og uden moms. Kreditnotaer er trukket fra."
      className="space-y-14"
    >
      <noscript>
        {/* Without script the plots stay empty; the tables have all figures. */}
        <style>{'.plot{display:none}'}</style>
      </noscript>
      <StateLinks
        label="Periode"
        links={revenueSpans.map((months) => ({
          label: months === 60 ? 'Fem år' : `${months} måneder`,
          href: `${revenuePath}?months=${months}`,
          isHere: months === span,
        }))}
      />
      <Plotted
        title="Faktureret"
        sentence={revenueSentence(revenue)}
        points={revenue}
        parts={plotParts(revenueKinds, revenueTexts)}
        sums={[{ key: 'totalOere', label: 'I alt' }]}
        measure="oere"
        unit="Måned"
      />
      <Plotted
        title="Planer, der løber"
        sentence={agreementSentence(agreements)}
        points={agreements}
        parts={plotParts(agreementKinds, agreementTexts)}
        unit="Måned"
      />
      <Plotted
        title="Kommet til og holdt op"
        sentence={moveSentence(agreements)}
        points={agreements}
        parts={plotParts(moveKinds, moveTexts)}
        unit="Måned"
      />
      <section>
        <h2 className="mb-3 text-2xl">Udestående</h2>
        <OwedFigures owed={owed} />
      </section>
    </PageBody>
  )
}

const figure = (count: number) => count.toLocaleString('da-DK')

/** 'I alt 12.345,00 kr., heraf 1.234,00 kr. i november 2026.' */
function revenueSentence(months: readonly RevenueMonth[]): string {
  const last = months.at(-1)
  const all = formatOere(sumOere(months.map(({ totalOere }) => totalOere)))
  return last ? `I alt ${all}, heraf ${formatOere(last.totalOere)} i ${last.long}.` : `I alt ${all}.`
}

/** '12 med Premium om måneden, 30 om året og 4 med Livstid i november 2026.' */
function agreementSentence(months: readonly AgreementMonth[]): string {
  const last = months.at(-1)
  if (!last) return ''
  return `${figure(last.month)} med Premium om måneden, ${figure(last.year)} om året og ${figure(last.livstid)} med Livstid i ${last.long}.`
}

/** 'I alt er 12 kommet til og 3 holdt op.' */
function moveSentence(months: readonly AgreementMonth[]): string {
  const sum = (name: 'arrived' | 'left') => figure(months.reduce((all, month) => all + month[name], 0))
  return `I alt er ${sum('arrived')} kommet til og ${sum('left')} holdt op. At skifte mellem planer tæller ikke med.`
}
