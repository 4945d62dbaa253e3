import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { WritePage } from '@/app/(site)/(account)/reseller-dashboard/proof-sheets/_pages/write-page'
import { findOrderedDrawing } from '@/lib/domain/shop-orders/console-queries'
import { currentActor } from '@/lib/server/actor'
import { isFullAdministrator } from '@/lib/shared/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { isTextCode } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = { title: 'Ny tegning', robots: { index: false } }

export default async function AdminNewProofSheetPage({ searchParams }: PageProps) {
  const actor = await currentActor()
  if (!isFullAdministrator(actor)) notFound()
  const query = await searchParams
  const code = textParam(query, 'code')
  const ordered = code && isTextCode(code) ? await findOrderedDrawing(actor, { code }) : null
  return <WritePage actor={actor} area="admin" query={query} ordered={ordered} />
}
