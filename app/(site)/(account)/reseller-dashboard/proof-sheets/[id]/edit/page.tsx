import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { findSheet, sheetMetadata } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/find-sheet'
import { WritePage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/write-page'
import { resellerPage } from '@/app/(site)/(account)/reseller-dashboard/reseller-page'
import { sheetAreas, sheetPath } from '@/lib/domain/proof-sheets/paths'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return sheetMetadata({ params }, true)
}

export default async function EditProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, resellerPage(sheetAreas.reseller)])
  const sheet = await findSheet(actor, id)
  if (!sheet) notFound()
  if (sheet.status !== 'draft') redirect(sheetPath('reseller', id))
  return <WritePage actor={actor} area="reseller" query={query} sheet={sheet} />
}
