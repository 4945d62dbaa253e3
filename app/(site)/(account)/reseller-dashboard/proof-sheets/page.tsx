import type { Metadata } from 'next'
import type { PageQuery } from '@/lib/shared/page-params'
import { ListRoom } from './_rooms/list-room'
import { requireReseller } from './_rooms/require-reseller'

export const metadata: Metadata = { title: 'Tegninger til familien', robots: { index: false } }

export default async function ProofSheetsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, requireReseller()])
  return <ListRoom actor={actor} room="reseller" query={query} canWrite />
}
