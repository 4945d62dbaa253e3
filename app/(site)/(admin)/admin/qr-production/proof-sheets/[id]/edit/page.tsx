import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { findSheet, sheetMetadata } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/find-sheet'
import { WritePage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/write-page'
import { sheetPath } from '@/lib/domain/proof-sheets/paths'
import { currentActor } from '@/lib/server/actor'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return sheetMetadata({ params }, true)
}

export default async function AdminEditProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const sheet = await findSheet(actor, id)
  if (!sheet?.canWrite) notFound()
  if (sheet.status !== 'draft') redirect(sheetPath('admin', id))
  return <WritePage actor={actor} area="admin" query={query} sheet={sheet} />
}
