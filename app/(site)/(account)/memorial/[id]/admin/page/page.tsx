import type { Metadata } from 'next'
import { openPageConsole, PageConsole } from '@/app/(site)/(account)/memorial/[id]/admin/page-console'
import { orNotFound } from '@/app/or-not-found'
import { PageSections } from '@/components/members/page-sections'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'

export const metadata: Metadata = { title: 'Siden', robots: { index: false } }

export default async function MemorialAdminPage({ params }: { params: Promise<{ id: string }> }) {
  const { key, actor, page } = await openPageConsole(params, 'page')
  const memorial = await orNotFound(getMemorialForEdit(actor, { id: key }))
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
