import type { Metadata } from 'next'
import type { PageQuery } from '@/lib/shared/page-params'
import { requireReseller } from '../_rooms/require-reseller'
import { sheetMetadata } from '../_rooms/sheet-metadata'
import { SheetRoomPage } from '../_rooms/sheet-room'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return sheetMetadata({ params })
}

export default async function ProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, requireReseller()])
  return <SheetRoomPage actor={actor} room="reseller" id={id} query={query} />
}
