import type { Metadata } from 'next'
import { Following } from '@/components/followers/following'
import { findDraft } from '@/lib/domain/find-draft'
import { followingForm } from '@/lib/domain/followers/copy'
import { findFollowing } from '@/lib/domain/followers/queries'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Følg en mindeside', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

/** Opening this page changes nothing, because mail programs prefetch links. */
export default async function FollowingPage({ params, searchParams }: Props) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const view = await findFollowing(actor, { token })
  const refusal = (await findDraft(followingForm, textParam(query, 'kladde')))?.message
  return <Following view={view} token={token} refusal={refusal} />
}
