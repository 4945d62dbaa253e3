import type { Metadata } from 'next'
import { ListRoom } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_rooms/list-room'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Tegninger til familien', robots: { index: false } }

export default async function HouseProofSheetsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (actor.kind !== 'administrator') return null
  return <ListRoom actor={actor} room="house" query={query} canWrite={isFullAdministrator(actor)} />
}
