import { SheetPage, sheetMetadata } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/sheet-page'
import { resellerPage } from '@/app/(site)/(account)/reseller-dashboard/reseller-page'
import { sheetAreas } from '@/lib/domain/proof-sheets/paths'
import type { PageProps } from '@/lib/shared/page-params'

export const generateMetadata = sheetMetadata

export default async function ProofSheetPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, resellerPage(sheetAreas.reseller)])
  return <SheetPage actor={actor} area="reseller" id={id} query={query} />
}
