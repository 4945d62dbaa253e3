import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { WritePage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/write-page'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'
import type { PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Ny tegning', robots: { index: false } }

export default async function AdminNewProofSheetPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const actor = await currentActor()
  if (!isFullAdministrator(actor)) notFound()
  return <WritePage actor={actor} area="admin" query={await searchParams} />
}
