import type { Metadata } from 'next'
import { RefusalAnswer, RefusalQuestion } from '@/components/members/refusal'
import { findDraft } from '@/lib/domain/find-draft'
import { refuseFormName } from '@/lib/domain/members/copy'
import { findRefusal } from '@/lib/domain/members/succession-queries'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Anmodning om en mindeside', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

/** The owner's link from the mail. Opening it changes nothing; the button refuses the request. */
export default async function RefusalPage({ params, searchParams }: Props) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const view = await findRefusal(actor, { token })
  if (view.kind !== 'open') return <RefusalAnswer view={view} />
  const refusal = (await findDraft(refuseFormName, textParam(query, 'kladde')))?.message
  return <RefusalQuestion view={view} token={token} refusal={refusal} />
}
