import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { OwnDraft } from '@/components/privacy/own-draft'
import { findDraft } from '@/lib/domain/find-draft'
import { deleteDraftFormName, keepDraftFormName } from '@/lib/domain/privacy/copy'
import { draftPath } from '@/lib/domain/privacy/paths'
import { getDraft } from '@/lib/domain/privacy/queries'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Behold eller slet en kladde', robots: { index: false } }

/** Opening this page keeps nothing, because mail clients prefetch links. */
export default async function DraftPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const token = textParam(query, 'noegle')
  const draft = await orNull(getDraft(actor, { id, token }))
  if (!draft && !isSignedIn(actor)) redirect(`/login?redirect=${encodeURIComponent(draftPath(id))}`)
  if (!draft) notFound()
  const refusal = (await findDraft(keepDraftFormName, query)) ?? (await findDraft(deleteDraftFormName, query))
  return (
    <OwnDraft
      draft={draft}
      token={token}
      refusal={refusal?.message}
      isKept={textParam(query, 'gemt') === 'ja'}
      isSignedIn={isSignedIn(actor)}
    />
  )
}
