import { notFound, redirect } from 'next/navigation'
import { Figures, PictureSteps } from '@/components/admin/figures'
import { LiveAttention } from '@/components/insights/live-attention'
import { Trends } from '@/components/insights/trends'
import { PageBody } from '@/components/ui/page-body'
import { codeFigures, memorialFigures } from '@/lib/domain/insights/copy'
import { getOverview, getTrends } from '@/lib/domain/insights/queries'
import { trendInput } from '@/lib/domain/insights/schema'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'
import { formatTime, formatWeekdayAndDate } from '@/lib/shared/danish-time'
import type { PageProps } from '@/lib/shared/page-params'

export default async function AdminPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (actor.kind !== 'administrator') notFound()
  // The workshop has its own start page.
  if (!isFullAdministrator(actor)) redirect('/production')
  // The overview first: it counts today's figures where nobody has yet.
  const overview = await getOverview(actor)
  const trends = await getTrends(actor, trendInput.parse(query))
  const now = new Date()
  return (
    <PageBody width="page" title="Oversigt" intro={formatWeekdayAndDate(now)} className="space-y-12">
      <LiveAttention initial={overview.attention} now={now.toISOString()} />
      <Trends trends={trends} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Figures title="Mindesider" figures={memorialFigures(overview)} />
        <Figures title="QR-koder" figures={codeFigures(overview)} />
      </div>
      <PictureSteps headPictures={overview.headPictures} />
      <p className="text-muted-foreground text-sm">
        Nøgletal og mindesider er opgjort kl. {formatTime(new Date(overview.countedAt))}. De opgøres hvert tiende minut.
      </p>
    </PageBody>
  )
}
