import type { Metadata } from 'next'
import { DeadEmailLink, EmailChangeDone, EmailChangeQuestion } from '@/components/accounts/profile/email-change'
import { findEmailChange } from '@/lib/domain/accounts/email-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bekræft din mailadresse', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

/** Opening this page changes nothing, because mail clients prefetch links. */
export default async function EmailChangePage({ params, searchParams }: Props) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const change = await findEmailChange(actor, { token })
  if (change.state === 'refused') return <DeadEmailLink change={change} />
  if (change.state === 'done') return <EmailChangeDone change={change} />
  const refusal = await findDraft('bekraeft', textParam(query, 'kladde'))
  return <EmailChangeQuestion change={change} token={token} refusal={refusal?.message} />
}
