import type { Metadata } from 'next'
import { requireReseller } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/require-reseller'
import { WritePage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/write-page'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Ny tegning', robots: { index: false } }

export default async function NewProofSheetPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await requireReseller()
  return <WritePage actor={actor} area="reseller" query={await searchParams} />
}
