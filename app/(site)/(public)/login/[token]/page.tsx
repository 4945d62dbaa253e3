import type { Metadata } from 'next'
import { AlreadySignedIn, DeadSignInCode, SignInQuestion } from '@/components/accounts/sign-in-by-link'
import { findSignInLink } from '@/lib/domain/accounts/session-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Log ind på denne enhed', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

/** Opening this page changes nothing, because programs prefetch links. */
export default async function SignInLinkPage({ params, searchParams }: Props) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const found = await findSignInLink(actor, { token })
  const signedIn = isSignedIn(actor) ? actor : null
  if ('message' in found) return <DeadSignInCode message={found.message} isSignedIn={signedIn !== null} />
  if (signedIn?.userId === found.userId) return <AlreadySignedIn fullName={found.fullName} />
  const refusal = await findDraft('log-ind', textParam(query, 'kladde'))
  return (
    <SignInQuestion
      token={token}
      fullName={found.fullName}
      signedOutName={signedIn?.fullName ?? null}
      refusal={refusal?.message}
    />
  )
}
