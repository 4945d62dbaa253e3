import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ResellerDesk } from '@/components/resellers/reseller-desk'
import { type PageQuery, textParam } from '@/lib/domain/accounts/page-params'
import { findHouseReseller } from '@/lib/domain/resellers/find-house-reseller'
import { houseForm } from '@/lib/domain/resellers/form-names'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { currentActor } from '@/lib/server/actor'
import { findDraft } from '@/lib/server/form-drafts'

export const metadata: Metadata = { title: 'Forhandler' }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export default async function ResellerPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const reseller = canManageResellers(actor) ? await findHouseReseller(actor, id) : null
  if (!reseller) notFound()
  const refusal = await findDraft(houseForm, textParam(query, 'kladde'))
  return <ResellerDesk reseller={reseller} refusal={refusal?.message} />
}
