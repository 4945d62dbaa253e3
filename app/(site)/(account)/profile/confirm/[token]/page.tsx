import type { Metadata } from 'next'
import { ConfirmAddress } from '@/components/accounts/profile/confirm-address'
import { findEmailConfirmation } from '@/lib/domain/accounts/email-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bekræft din mailadresse', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

/** Opening this page changes nothing, because mail clients prefetch links. */
export default async function ConfirmAddressPage({ params, searchParams }: Props) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const confirmation = await findEmailConfirmation(actor, { token })
  const refusal = await findDraft('bekraeft-adresse', textParam(query, 'kladde'))
  return <ConfirmAddress confirmation={confirmation} token={token} refusal={refusal?.message} />
}
