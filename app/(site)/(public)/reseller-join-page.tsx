import { JoinClosed, JoinQuestion, JoinSignedOut } from '@/components/resellers/join-reseller'
import { findDraft } from '@/lib/domain/find-draft'
import type { JoinView } from '@/lib/domain/resellers/colleague-schema'
import { joinAccountForm, joinForm } from '@/lib/domain/resellers/paths'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import type { PageQuery } from '@/lib/shared/page-params'

type Props = {
  actor: Actor
  token: string
  join: Exclude<JoinView, { kind: 'unknown' }>
  query: PageQuery
}

/** The page behind a link to act for a reseller: /setup for its owner, /invitation for colleagues. */
export async function ResellerJoinPage({ actor, token, join, query }: Props) {
  if (join.kind !== 'open') return <JoinClosed join={join} />
  if (!isSignedIn(actor)) {
    return <JoinSignedOut join={join} token={token} draft={await findDraft(joinAccountForm, query)} />
  }
  const refusal = (await findDraft(joinForm, query))?.message
  const signedInAs = actor.fullName || actor.username
  return (
    <JoinQuestion
      join={join}
      token={token}
      refusal={refusal}
      signedInAs={signedInAs}
      isStaff={actor.kind === 'administrator'}
    />
  )
}
