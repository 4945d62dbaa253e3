import type { Metadata } from 'next'
import {
  InvitationAnswer,
  InvitationQuestion,
  InvitationSignedOut,
  InvitationTaken,
} from '@/components/privacy/invitation'
import { type PageQuery, textParam } from '@/lib/domain/accounts/page-params'
import { heirFormName, invitationFormName } from '@/lib/domain/privacy/copy'
import { findInvitation } from '@/lib/domain/privacy/invitation-query'
import { currentActor } from '@/lib/server/actor'
import { findDraft } from '@/lib/server/form-drafts'
import { isSignedIn } from '@/lib/shared/actor'
import { JoinPage } from './join-page'

export const metadata: Metadata = { title: 'Invitation til en mindeside', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

/** Opening this page takes nothing over and joins nothing: mail programs that look at links beforehand only look. */
export default async function InvitationPage({ params, searchParams }: Props) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const invitation = await findInvitation(actor, token)
  const draftId = textParam(query, 'kladde')
  // Not to take a page over: then to take part in one.
  if (invitation.kind === 'unknown') return <JoinPage actor={actor} token={token} draftId={draftId} />
  if (invitation.kind === 'taken') return <InvitationTaken {...invitation} />
  if (invitation.kind !== 'open') return <InvitationAnswer kind={invitation.kind} />
  if (!isSignedIn(actor)) {
    const draft = await findDraft(heirFormName, draftId)
    return <InvitationSignedOut invitation={invitation} token={token} draft={draft} />
  }
  const refusal = (await findDraft(invitationFormName, draftId))?.message
  const signedInAs = actor.fullName || actor.username
  return <InvitationQuestion invitation={invitation} token={token} refusal={refusal} signedInAs={signedInAs} />
}
