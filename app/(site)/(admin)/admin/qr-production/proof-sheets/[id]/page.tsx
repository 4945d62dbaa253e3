import { SheetPage, sheetMetadata } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/sheet-page'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const generateMetadata = sheetMetadata

export default async function AdminProofSheetPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  if (actor.kind !== 'administrator') return null
  return <SheetPage actor={actor} area="admin" id={id} query={query} />
}
