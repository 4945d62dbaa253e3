import type { ReactNode } from 'react'
import { AttentionList } from '@/components/insights/attention-list'
import { StationChoice } from '@/components/production/station-choice'
import { WaitingList } from '@/components/reseller-stock/stock-sections'
import { LinkButton } from '@/components/ui/link-button'
import { listAttention } from '@/lib/domain/insights/queries'
import { canWorkInProduction } from '@/lib/domain/production/policy'
import { getWorkshop } from '@/lib/domain/production/station-queries'
import { countSheetsToCorrect } from '@/lib/domain/proof-sheets/queries'
import { listOwnOrders } from '@/lib/domain/resellers/order-queries'
import { getStockOverview } from '@/lib/domain/resellers/stock/queries'
import { type Actor, isFullAdministrator, resellerOf } from '@/lib/shared/actor'

/** Whether the account belongs to staff, including the workshop, or to a reseller. */
export function hasWork(actor: Actor): boolean {
  return actor.kind === 'administrator' || resellerOf(actor) !== null
}

/**
 * What awaits staff and resellers, with links. It comes first on the profile, where everyone lands after signing in.
 */
export async function MyWork({ actor }: { actor: Actor }) {
  return (
    <div id="arbejde" className="mb-14 scroll-mt-8 space-y-12">
      {isFullAdministrator(actor) && <ConsoleLinks actor={actor} />}
      {!isFullAdministrator(actor) && canWorkInProduction(actor) && <Workshop actor={actor} />}
      {resellerOf(actor) && <Stock actor={actor} />}
    </div>
  )
}

async function ConsoleLinks({ actor }: { actor: Actor }) {
  return (
    <div className="space-y-6">
      <AttentionList attention={await listAttention(actor)} now={new Date()} />
      <Ways>
        <LinkButton href="/admin">Åbn administrationen</LinkButton>
        <LinkButton href="/production" variant="outline">
          Åbn værkstedet
        </LinkButton>
      </Ways>
    </div>
  )
}

async function Workshop({ actor }: { actor: Actor }) {
  const { waiting } = await getWorkshop(actor)
  return (
    <div className="space-y-6">
      <StationChoice waiting={waiting} place="" />
      <Ways>
        <LinkButton href="/production" variant="outline">
          Se hele værkstedet
        </LinkButton>
      </Ways>
    </div>
  )
}

async function Stock({ actor }: { actor: Actor }) {
  const [overview, orders, toCorrect] = await Promise.all([
    getStockOverview(actor),
    listOwnOrders(actor, { take: 3 }),
    countSheetsToCorrect(actor),
  ])
  return (
    <section className="space-y-6">
      <h2 className="text-xl">Det skal I se på</h2>
      <WaitingList overview={overview} orders={orders.items} toCorrect={toCorrect} />
      <Ways>
        <LinkButton href="/reseller-dashboard">Åbn forhandlersiden</LinkButton>
        <LinkButton href="/reseller-dashboard/proof-sheets/new" variant="outline">
          Lav en tegning
        </LinkButton>
      </Ways>
    </section>
  )
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3">{children}</div>
}
