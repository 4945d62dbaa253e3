import type { Metadata } from 'next'
import { sheetMetadata } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/find-sheet'
import { SheetPage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/sheet-page'
import { resellerPage } from '@/app/(site)/(account)/reseller-dashboard/reseller-page'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return sheetMetadata({ params })
}

export default async function ProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, resellerPage(sheetAreas.reseller)])
  return <SheetPage actor={actor} area="reseller" id={id} query={query} />
}
