import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { PageConsoleHeader } from '@/components/members/page-console-header'
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
import { PageBody } from '@/components/ui/page-body'
import { canSeeStatistics } from '@/lib/domain/members/policy'
import { findPageConsole } from '@/lib/domain/members/queries'
import { getStatistics } from '@/lib/domain/memorials/statistics-queries'
import { statisticsInput } from '@/lib/domain/memorials/statistics-view'
import { currentActor } from '@/lib/server/actor'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Statistik', robots: { index: false } }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function StatisticsPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const key = decodeURIComponent(id)
  if (actor.kind === 'visitor') redirect(`/login?redirect=${encodeURIComponent(`/memorial/${id}/admin/statistics`)}`)
  const pageConsole = await findPageConsole(actor, { id: key })
  if (!pageConsole || !canSeeStatistics(actor, pageConsole.subject)) notFound()
  const asked = statisticsInput.safeParse({ ...query, id: key })
  const period = asked.success ? asked.data.period : '30d'
  const view = await getStatistics(actor, { id: pageConsole.subject.id, period })
  const { slug, name, role } = pageConsole
  return (
    <PageBody>
      <PageConsoleHeader
        slug={slug}
        name={name}
        role={role}
        current="statistics"
        intro="Vi tæller, hvor mange der kommer forbi, men ikke hvem. Jeres egne besøg tæller ikke med, når I er logget ind."
      />
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
    </PageBody>
  )
}
