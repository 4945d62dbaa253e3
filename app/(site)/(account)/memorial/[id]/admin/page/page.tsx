import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { PageConsoleHeader } from '@/components/members/page-console-header'
import { PageSections } from '@/components/members/page-sections'
import { PageBody } from '@/components/ui/page-body'
import { findPageConsole } from '@/lib/domain/members/queries'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'

export const metadata: Metadata = { title: 'Siden', robots: { index: false } }

export default async function MemorialAdminPage({ params }: { params: Promise<{ id: string }> }) {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  const key = decodeURIComponent(id)
  if (actor.kind === 'visitor') redirect(`/login?redirect=${encodeURIComponent(`/memorial/${id}/admin/page`)}`)
  const pageConsole = await findPageConsole(actor, { id: key })
  const memorial = pageConsole && (await orNull(getMemorialForEdit(actor, { id: key })))
  if (!pageConsole || !memorial) notFound()
  const { slug, name, role } = pageConsole
  const { state, visibility, codes, ownerName } = memorial
  return (
    <PageBody>
      <PageConsoleHeader
        slug={slug}
        name={name}
        role={role}
        current="page"
        intro="Hvem der kan se siden, og hvor den er."
      />
      <PageSections
        slug={slug}
        state={state}
        visibility={visibility}
        codes={codes}
        ownerName={ownerName}
        isOwner={role === 'owner'}
      />
    </PageBody>
  )
}
