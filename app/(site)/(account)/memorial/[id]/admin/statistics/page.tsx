import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { openPageConsole, PageConsole } from '@/app/(site)/(account)/memorial/[id]/admin/page-console'
import {
  Counted,
  CountsTable,
  PeriodLinks,
  postSentence,
  postSeries,
  visitSentence,
  visitSeries,
} from '@/components/statistics/counts-table'
import { buttonVariants } from '@/components/ui/button-variants'
import { canSeeStatistics } from '@/lib/domain/members/policy'
import { getStatistics } from '@/lib/domain/memorials/statistics-queries'
import { statisticsInput } from '@/lib/domain/memorials/statistics-view'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Statistik', robots: { index: false } }

export default async function StatisticsPage({ params, searchParams }: PageProps<'id'>) {
  const query = await searchParams
  const { key, actor, page } = await openPageConsole(params, 'statistics')
  if (!canSeeStatistics(actor, page.subject)) notFound()
  const asked = statisticsInput.safeParse({ ...query, id: key })
  const period = asked.success ? asked.data.period : '30d'
  const view = await getStatistics(actor, { id: page.subject.id, period })
  const { slug } = page
  return (
    <PageConsole
      page={page}
      current="statistics"
      intro="Vi tæller, hvor mange der kommer forbi, men ikke hvem. Jeres egne besøg tæller ikke med, når I er logget ind."
    >
      <noscript>
        {/* Without script the plots stay empty; the table has all figures. */}
        <style>{'.plot{display:none}'}</style>
      </noscript>
      <PeriodLinks current={view.period} />
      <div className="mt-10 space-y-14">
        <Counted title="Besøg" sentence={visitSentence(view)} view={view} series={visitSeries} />
        <Counted title="Lys og hilsner" sentence={postSentence(view)} view={view} series={postSeries} />
        <div className="space-y-6">
          <CountsTable view={view} />
          <a href={`/api/memorials/${slug}/statistics.csv`} download className={buttonVariants({ variant: 'outline' })}>
            Hent alle dage som regneark
          </a>
        </div>
      </div>
    </PageConsole>
  )
}
