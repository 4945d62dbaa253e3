import type { Metadata } from 'next'
import { requireSignedIn } from '@/app/(site)/signed-in'
import { orNotFound } from '@/app/or-not-found'
import { ActionForm } from '@/components/form/action-form'
import { Outcome } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { takeBackFormName } from '@/lib/domain/members/copy'
import { membersPath, takeBackPath } from '@/lib/domain/members/paths'
import { findOpenedStory } from '@/lib/domain/members/succession-queries'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Din historie', robots: { index: false } }

/** For the person that an opened own story is about, who may not be a member of it any more. */
export default async function TakeBackPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const key = decodeURIComponent(id)
  const actor = await requireSignedIn(takeBackPath(key))
  const story = await orNotFound(findOpenedStory(actor, { id: key }))
  const refusal = await findDraft(takeBackFormName, query)
  const { memorialName, slug, ownerName, openedOn, until } = story
  return (
    <PageBody title={memorialName} intro={`Din historie blev åbnet den ${openedOn}.`}>
      <Outcome refusal={refusal?.message} />
      <p className="mb-6">
        {ownerName ? `${ownerName} passer på siden nu. ` : ''}Er det en fejl, kan du tage den tilbage til og med den{' '}
        {until}. Så er den din igen og kun din, og ingen andre kan se den.
      </p>
      <ActionForm
        action={`/api/memorials/${slug}/own-story/take-back`}
        label="Tag siden tilbage"
        pendingText="Tager den tilbage..."
        variant="primary"
        confirm={{
          title: 'Tag siden tilbage?',
          description: 'Den lukkes med det samme. De, der er kommet med, siden den blev åbnet, er ikke med længere.',
          label: 'Tag siden tilbage',
        }}
        doneMessage={{ title: 'Siden er din igen', description: 'Kun du kan se den.' }}
        goTo={membersPath(slug)}
      />
    </PageBody>
  )
}
