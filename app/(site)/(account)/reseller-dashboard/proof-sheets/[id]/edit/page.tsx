import { notFound, redirect } from 'next/navigation'
import { editSheetMetadata, findSheet } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/sheet-page'
import { WritePage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/write-page'
import { resellerPage } from '@/app/(site)/(account)/reseller-dashboard/reseller-page'
import { sheetAreas, sheetPath } from '@/lib/domain/proof-sheets/paths'
import type { PageProps } from '@/lib/shared/page-params'

export const generateMetadata = editSheetMetadata

export default async function EditProofSheetPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, resellerPage(sheetAreas.reseller)])
  const sheet = await findSheet(actor, id)
  if (!sheet) notFound()
  if (sheet.status !== 'draft') redirect(sheetPath('reseller', id))
  return <WritePage actor={actor} area="reseller" query={query} sheet={sheet} />
}
