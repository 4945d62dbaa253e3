import type { Metadata } from 'next'
import { WritePage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/write-page'
import { resellerPage } from '@/app/(site)/(account)/reseller-dashboard/reseller-page'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Ny tegning', robots: { index: false } }

export default async function NewProofSheetPage({ searchParams }: PageProps) {
  const actor = await resellerPage(sheetAreas.reseller)
  return <WritePage actor={actor} area="reseller" query={await searchParams} />
}
