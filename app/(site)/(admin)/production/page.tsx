import { notFound } from 'next/navigation'
import { HeldPieces } from '@/components/production/held-pieces'
import { StationChoice } from '@/components/production/station-choice'
import { StationDesk } from '@/components/production/station-desk'
import { StoppedPieces } from '@/components/production/stopped-pieces'
import { TaskList, WorkshopFigures } from '@/components/production/workshop-figures'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { stationName } from '@/lib/domain/production/copy'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { type StationKind, stationInput } from '@/lib/domain/production/schema'
import { findAtStation, getWorkshop } from '@/lib/domain/production/station-queries'
import { listTasks } from '@/lib/domain/shipments/task-queries'
import { currentActor } from '@/lib/server/actor'
import type { Actor } from '@/lib/shared/actor'
import { danishDay, formatWeekdayAndDate } from '@/lib/shared/danish-time'
import type { PageProps } from '@/lib/shared/page-params'

export default async function ProductionPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  if (!canWorkInProduction(actor)) notFound()
  const { station, plads, parti } = stationInput.parse(await searchParams)
  if (station) return <Station actor={actor} kind={station} place={plads} batch={parti} />
  const [workshop, tasks] = await Promise.all([getWorkshop(actor), listTasks(actor)])
  return (
    <PageBody
      width="page"
      title="Værkstedet"
      intro={formatWeekdayAndDate(new Date())}
      actions={
        <LinkButton href="/admin/qr-production" variant="outline">
          Se partierne
        </LinkButton>
      }
      className="space-y-12"
    >
      <StationChoice waiting={workshop.waiting} place={plads} />
      <WorkshopFigures workshop={workshop} />
      {workshop.stopped.length > 0 && <StoppedPieces pieces={workshop.stopped} />}
      {tasks.length > 0 && <TaskList tasks={tasks} today={danishDay(new Date())} />}
      {workshop.held.length > 0 && <HeldPieces held={workshop.held} station="" title="I gang" />}
    </PageBody>
  )
}

type StationProps = { actor: Actor; kind: StationKind; place: string; batch: number | undefined }

async function Station({ actor, kind, place, batch }: StationProps) {
  const station = stationName(kind, place)
  const at = await findAtStation(actor, { kind, station, batch })
  return (
    <PageBody width="page" className="space-y-6 py-6 sm:py-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">{station}</h1>
        <TouchLink href={`/production${place ? `?plads=${encodeURIComponent(place)}` : ''}`}>Skift station</TouchLink>
      </div>
      {batch !== undefined && <p className="text-muted-foreground">Kun parti {batch}.</p>}
      <StationDesk kind={kind} station={station} batch={batch} {...at} />
    </PageBody>
  )
}
