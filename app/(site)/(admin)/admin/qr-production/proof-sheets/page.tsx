import type { Metadata } from 'next'
import { ListPage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/list-page'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Tegninger til familien', robots: { index: false } }

export default async function AdminProofSheetsPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  if (actor.kind !== 'administrator') return null
  return <ListPage actor={actor} area="admin" query={query} canWrite={isFullAdministrator(actor)} />
}
