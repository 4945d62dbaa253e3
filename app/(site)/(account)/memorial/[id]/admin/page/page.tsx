import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { openPageConsole, PageConsole } from '@/app/(site)/(account)/memorial/[id]/admin/page-console'
import { PageSections } from '@/components/members/page-sections'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { orNull } from '@/lib/server/read'

export const metadata: Metadata = { title: 'Siden', robots: { index: false } }

export default async function MemorialAdminPage({ params }: { params: Promise<{ id: string }> }) {
  const { key, actor, page } = await openPageConsole(params, 'page')
  const memorial = await orNull(getMemorialForEdit(actor, { id: key }))
  if (!memorial) notFound()
  const { slug, role } = page
  const { state, visibility, codes, ownerName } = memorial
  return (
    <PageConsole page={page} current="page" intro="Hvem der kan se siden, og hvor den er.">
      <PageSections
        slug={slug}
        state={state}
        visibility={visibility}
        codes={codes}
        ownerName={ownerName}
        isOwner={role === 'owner'}
      />
    </PageConsole>
  )
}
