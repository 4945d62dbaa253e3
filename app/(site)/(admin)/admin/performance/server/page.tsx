import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProcessPlots, ProcessTable } from '@/components/server-times/process-plots'
import { RangeLinks, ServerTabs, TimeFilters } from '@/components/server-times/time-filters'
import { SlowStatements, TimesOfPlot, TimeTable } from '@/components/server-times/time-table'
import { EmptyState } from '@/components/ui/empty-state'
import { PageBody } from '@/components/ui/page-body'
import { kindIntros } from '@/lib/domain/server-times/copy'
import { getProcesses } from '@/lib/domain/server-times/process-queries'
import { getServerTimes, getSlowStatements, getTimesOf } from '@/lib/domain/server-times/queries'
import { processesInput, serverTimesInput, timesOfInput } from '@/lib/domain/server-times/schema'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'
import type { PageProps, PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Serveren' }

export default async function ServerPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (!isFullAdministrator(actor)) notFound()
  return (
    <PageBody
      width="page"
      title="Serveren"
      intro="Hvor lang tid serverens arbejde tager, hvad den afviser, og hvordan dens processer har det."
      className="space-y-8"
    >
      {query.kind === 'process' ? <Processes query={query} /> : <Times query={query} />}
    </PageBody>
  )
}

async function Processes({ query }: { query: PageQuery }) {
  const { range } = processesInput.parse(query)
  const { processes, points } = await getProcesses(await currentActor(), { range })
  return (
    <>
      <ServerTabs here="process" />
      <ProcessTable processes={processes} />
      <RangeLinks here={range} />
      <ProcessPlots points={points} range={range} />
    </>
  )
}

async function Times({ query }: { query: PageQuery }) {
  const [filter, actor] = [serverTimesInput.parse(query), await currentActor()]
  const { kind, period } = filter
  const one = timesOfInput.safeParse({ kind, period, name: query.name })
  const [times, timesOf, statements] = await Promise.all([
    getServerTimes(actor, filter),
    one.success ? getTimesOf(actor, one.data) : null,
    kind === 'statement' ? getSlowStatements(actor) : null,
  ])
  const empty = { title: 'Ingen tider endnu', text: 'Intet af den slags er målt i perioden, eller intet passer.' }
  return (
    <>
      <ServerTabs here={kind} period={period} />
      <p className="max-w-measure">{kindIntros[kind]}</p>
      <TimeFilters filter={filter} />
      {one.success && timesOf && <TimesOfPlot {...timesOf} kind={kind} name={one.data.name} />}
      {times.rows.length > 0 ? <TimeTable {...times} filter={filter} /> : <EmptyState {...empty} />}
      {statements && <SlowStatements {...statements} />}
    </>
  )
}
