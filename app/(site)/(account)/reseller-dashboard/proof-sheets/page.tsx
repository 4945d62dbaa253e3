import type { Metadata } from 'next'
import { ListPage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/list-page'
import { requireReseller } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/require-reseller'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Tegninger til familien', robots: { index: false } }

export default async function ProofSheetsPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, requireReseller()])
  return <ListPage actor={actor} area="reseller" query={query} canWrite />
}
