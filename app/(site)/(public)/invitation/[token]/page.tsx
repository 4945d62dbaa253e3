import type { Metadata } from 'next'
import { ResellerJoinPage } from '@/app/(site)/(public)/reseller-join-page'
import {
  JoinClosed,
  Joined,
  JoinQuestion,
  JoinSignedOut,
  SuccessorAnswered,
} from '@/components/members/join-invitation'
import {
  InvitationAnswer,
  InvitationQuestion,
  InvitationSignedOut,
  InvitationTaken,
} from '@/components/privacy/invitation'
import { findDraft } from '@/lib/domain/find-draft'
import { joinAccountFormName, joinFormName } from '@/lib/domain/members/copy'
import { findJoin } from '@/lib/domain/members/join-queries'
import { heirFormName, invitationFormName } from '@/lib/domain/privacy/copy'
import { findInvitation } from '@/lib/domain/privacy/queries'
import { findResellerJoin } from '@/lib/domain/resellers/colleague-queries'
import { currentActor } from '@/lib/server/actor'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import type { PageProps, PageQuery } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Invitation', robots: { index: false } }

/** Opening this page accepts nothing, because mail clients prefetch links. */
export default async function InvitationPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const company = await findResellerJoin(actor, { token })
  if (company.kind !== 'unknown') return <ResellerJoinPage actor={actor} token={token} query={query} join={company} />
  const invitation = await findInvitation(actor, { token })
  // Not a handover: perhaps an invitation to be a member.
  if (invitation.kind === 'unknown') return <JoinPage actor={actor} token={token} query={query} />
  if (invitation.kind === 'taken') return <InvitationTaken {...invitation} />
  if (invitation.kind !== 'open') return <InvitationAnswer kind={invitation.kind} />
  if (!isSignedIn(actor)) {
    const draft = await findDraft(heirFormName, query)
    return <InvitationSignedOut invitation={invitation} token={token} draft={draft} />
  }
  const refusal = (await findDraft(invitationFormName, query))?.message
  const signedInAs = actor.fullName || actor.username
  return <InvitationQuestion invitation={invitation} token={token} refusal={refusal} signedInAs={signedInAs} />
}

type JoinPageProps = { actor: Actor; token: string; query: PageQuery }

/** The page behind an invitation to be a member of a page, or its successor. */
async function JoinPage({ actor, token, query }: JoinPageProps) {
  const join = await findJoin(actor, { token })
  switch (join.kind) {
    case 'unknown':
      return <InvitationAnswer kind="unknown" />
    case 'joined':
      return <Joined join={join} />
    case 'successor':
      return <SuccessorAnswered {...join} />
    case 'open': {
      if (!isSignedIn(actor)) {
        return <JoinSignedOut join={join} token={token} draft={await findDraft(joinAccountFormName, query)} />
      }
      const refusal = (await findDraft(joinFormName, query))?.message
      return <JoinQuestion join={join} token={token} refusal={refusal} signedInAs={actor.fullName || actor.username} />
    }
    default:
      return <JoinClosed kind={join.kind} />
  }
}
