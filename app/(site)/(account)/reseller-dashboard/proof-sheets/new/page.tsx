import type { Metadata } from 'next'
import type { PageQuery } from '@/lib/shared/page-params'
import { requireReseller } from '../_rooms/require-reseller'
import { WriteRoom } from '../_rooms/write-room'

export const metadata: Metadata = { title: 'Ny tegning', robots: { index: false } }

export default async function NewProofSheetPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await requireReseller()
  return <WriteRoom actor={actor} room="reseller" query={await searchParams} />
}
