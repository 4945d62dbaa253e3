import type { Metadata } from 'next'
import { sheetMetadata } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_rooms/sheet-metadata'
import { SheetRoomPage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_rooms/sheet-room'
import { currentActor } from '@/lib/server/actor'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return sheetMetadata({ params })
}

export default async function HouseProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  if (actor.kind !== 'administrator') return null
  return <SheetRoomPage actor={actor} room="house" id={id} query={query} />
}
