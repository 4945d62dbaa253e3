import type { Metadata } from 'next'
import { ListPage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/list-page'
import { resellerPage } from '@/app/(site)/(account)/reseller-dashboard/reseller-page'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Tegninger til familien', robots: { index: false } }

export default async function ProofSheetsPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, resellerPage(sheetAreas.reseller)])
  return <ListPage actor={actor} area="reseller" query={query} canWrite />
}
