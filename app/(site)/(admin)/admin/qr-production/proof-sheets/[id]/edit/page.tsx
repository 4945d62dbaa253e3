import { notFound, redirect } from 'next/navigation'
import { editSheetMetadata, findSheet } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/sheet-page'
import { WritePage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/write-page'
import { sheetPath } from '@/lib/domain/proof-sheets/paths'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const generateMetadata = editSheetMetadata

export default async function AdminEditProofSheetPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const sheet = await findSheet(actor, id)
  if (!sheet?.canWrite) notFound()
  if (sheet.status !== 'draft') redirect(sheetPath('admin', id))
  return <WritePage actor={actor} area="admin" query={query} sheet={sheet} />
}
