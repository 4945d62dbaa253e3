import type { Metadata } from 'next'
import { AccountKept, DeadRestoreLink, RestoreQuestion } from '@/components/privacy/restore-account'
import { findDraft } from '@/lib/domain/find-draft'
import { restoreFormName } from '@/lib/domain/privacy/copy'
import { findRestore } from '@/lib/domain/privacy/queries'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Behold din konto', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

/** Opening this page does not restore the account, because mail clients prefetch links. */
export default async function RestoreAccountPage({ params, searchParams }: Props) {
  const [{ token }, actor] = await Promise.all([params, currentActor()])
  const restore = await findRestore(actor, { token })
  if (restore.kind === 'kept') return <AccountKept />
  if (restore.kind !== 'open') return <DeadRestoreLink kind={restore.kind} />
  const refusal = (await findDraft(restoreFormName, textParam(await searchParams, 'kladde')))?.message
  return <RestoreQuestion restore={restore} token={token} refusal={refusal} />
}
