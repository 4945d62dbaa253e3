import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { sheetPath } from '@/lib/domain/proof-sheets/paths'
import type { PageQuery } from '@/lib/shared/page-params'
import { findSheet } from '../../_rooms/find-sheet'
import { requireReseller } from '../../_rooms/require-reseller'
import { sheetMetadata } from '../../_rooms/sheet-metadata'
import { WriteRoom } from '../../_rooms/write-room'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return sheetMetadata({ params }, true)
}

export default async function EditProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, requireReseller()])
  const sheet = await findSheet(actor, id)
  if (!sheet) notFound()
  if (sheet.status !== 'draft') redirect(sheetPath('reseller', id))
  return <WriteRoom actor={actor} room="reseller" query={query} sheet={sheet} />
}
