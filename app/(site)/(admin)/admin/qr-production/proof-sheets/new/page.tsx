import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { WriteRoom } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_rooms/write-room'
import type { PageQuery } from '@/lib/domain/accounts/page-params'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'

export const metadata: Metadata = { title: 'Ny tegning', robots: { index: false } }

export default async function HouseNewProofSheetPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  if (!isFullAdministrator(await currentActor())) notFound()
  return <WriteRoom room="house" query={await searchParams} />
}
