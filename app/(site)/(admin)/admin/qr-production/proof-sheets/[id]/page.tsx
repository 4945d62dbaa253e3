import type { Metadata } from 'next'
import { SheetRoomPage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_rooms/sheet-room'
import type { PageQuery } from '@/lib/domain/accounts/page-params'
import { currentActor } from '@/lib/server/actor'

export const metadata: Metadata = { title: 'Tegning', robots: { index: false } }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function HouseProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  if (actor.kind !== 'administrator') return null
  return <SheetRoomPage actor={actor} room="house" id={id} query={query} />
}
