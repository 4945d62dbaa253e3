import type { Metadata } from 'next'
import { ResellerJoinPage } from '@/app/(site)/(public)/reseller-join-page'
import {
  InvitationAnswer,
  InvitationQuestion,
  InvitationSignedOut,
  InvitationTaken,
} from '@/components/privacy/invitation'
import { findDraft } from '@/lib/domain/find-draft'
import { heirFormName, invitationFormName } from '@/lib/domain/privacy/copy'
import { findInvitation } from '@/lib/domain/privacy/queries'
import { findResellerJoin } from '@/lib/domain/resellers/colleague-queries'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { JoinPage } from './join-page'

export const metadata: Metadata = { title: 'Invitation', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

/** Opening this page accepts nothing, because mail clients prefetch links. */
export default async function InvitationPage({ params, searchParams }: Props) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const draftId = textParam(query, 'kladde')
  const company = await findResellerJoin(actor, { token })
  if (company.kind !== 'unknown')
    return <ResellerJoinPage actor={actor} token={token} draftId={draftId} join={company} />
  const invitation = await findInvitation(actor, { token })
  // Not a handover: perhaps an invitation to be a member.
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
