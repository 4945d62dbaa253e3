import type { Metadata } from 'next'
import { requireReseller } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/require-reseller'
import { sheetMetadata } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/sheet-metadata'
import { SheetPage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/sheet-page'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return sheetMetadata({ params })
}

export default async function ProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, requireReseller()])
  return <SheetPage actor={actor} area="reseller" id={id} query={query} />
}
