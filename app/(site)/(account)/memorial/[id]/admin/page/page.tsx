import type { Metadata } from 'next'
import { openPageConsole, PageConsole } from '@/app/(site)/(account)/memorial/[id]/admin/page-console'
import { orNotFound } from '@/app/or-not-found'
import { PageSections } from '@/components/members/page-sections'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Siden', robots: { index: false } }

export default async function MemorialAdminPage({ params }: PageProps<'id'>) {
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
