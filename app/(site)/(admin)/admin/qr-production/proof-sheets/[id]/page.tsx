import type { Metadata } from 'next'
import { sheetMetadata } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/find-sheet'
import { SheetPage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/sheet-page'
import { currentActor } from '@/lib/server/actor'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return sheetMetadata({ params })
}

export default async function AdminProofSheetPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  if (actor.kind !== 'administrator') return null
  return <SheetPage actor={actor} area="admin" id={id} query={query} />
}
