import {
  JoinClosed,
  Joined,
  JoinQuestion,
  JoinSignedOut,
  SuccessorAnswered,
} from '@/components/members/join-invitation'
import { InvitationAnswer } from '@/components/privacy/invitation'
import { findDraft } from '@/lib/domain/find-draft'
import { joinAccountFormName, joinFormName } from '@/lib/domain/members/copy'
import { findJoin } from '@/lib/domain/members/join-queries'
import { type Actor, isSignedIn } from '@/lib/shared/actor'

type Props = { actor: Actor; token: string; draftId: string | undefined }

/** The page behind an invitation to be a member of a page, or its successor. */
export async function JoinPage({ actor, token, draftId }: Props) {
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
        return <JoinSignedOut join={join} token={token} draft={await findDraft(joinAccountFormName, draftId)} />
      }
      const refusal = (await findDraft(joinFormName, draftId))?.message
      return <JoinQuestion join={join} token={token} refusal={refusal} signedInAs={actor.fullName || actor.username} />
    }
    default:
      return <JoinClosed kind={join.kind} />
  }
}
