import type { Metadata, Viewport } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { orNotFound } from '@/app/or-not-found'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { MemorialEditor } from '@/components/memorials/memorial-editor'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { programmeForm } from '@/lib/domain/ceremonies/copy'
import { listAnswers } from '@/lib/domain/ceremonies/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { invitePath } from '@/lib/domain/members/paths'
import { getMemorialForEdit } from '@/lib/domain/memorial-page/edit-queries'
import { musicPath } from '@/lib/domain/music/paths'
import { listTimeline } from '@/lib/domain/timeline/queries'
import { treePath } from '@/lib/domain/tree-drawing/tree-address'
import { env } from '@/lib/server/env'
import { userIdOf } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Redigér mindeside', robots: { index: false } }

// The on-screen keyboard resizes the viewport instead of covering it, which releases the sticky footer.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' }

export default async function EditMemorialPage({ params, searchParams }: PageProps<'slug'>) {
  const [{ slug }, query] = await Promise.all([params, searchParams])
  const actor = await requireSignedIn(`/edit-memorial/${slug}`)
  const opened = await orNotFound(getMemorialForEdit(actor, { id: slug }))
  const draft = await findDraft(programmeForm, query)
  return (
    <PageBody
      width="page"
      title={<NameInHeading name={opened.fullName} />}
      intro="Alt gemmes af sig selv, mens du skriver, og kan ændres igen."
      actions={
        <>
          <LinkButton href={`/memorial/${opened.slug}`} variant="outline">
            Se siden
          </LinkButton>
          <LinkButton href={`/memorial/${opened.slug}/admin`} variant="outline">
            Hilsner og lys
          </LinkButton>
          <LinkButton href={treePath(opened.slug)} prefetch={false} variant="outline">
            Slægtstræ
          </LinkButton>
          <LinkButton href={musicPath(opened.slug)} prefetch={false} variant="outline">
            Musik
          </LinkButton>
          {opened.role === 'owner' && (
            <LinkButton href={invitePath(opened.slug)} variant="outline">
              Invitér
            </LinkButton>
          )}
        </>
      }
    >
      <MemorialEditor
        key={`${opened.id}-${opened.revision}`}
        opened={opened}
        events={await listTimeline(actor, { id: opened.id })}
        answers={await listAnswers(actor, { id: opened.id })}
        programmeBytes={opened.programmeBytes}
        refusal={draft?.message}
        siteUrl={env.SITE_URL}
        keeper={userIdOf(actor) ?? ''}
      />
    </PageBody>
  )
}
