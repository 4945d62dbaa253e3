import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { BoughtByReseller } from '@/components/bookkeeping/bought'
import { ResellerDesk } from '@/components/resellers/reseller-desk'
import { getResellerMoney } from '@/lib/domain/bookkeeping/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { findResellerForAdmins, findResellerName } from '@/lib/domain/resellers/console-queries'
import { adminResellerForm } from '@/lib/domain/resellers/paths'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export async function generateMetadata({ params }: PageProps<'id'>): Promise<Metadata> {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  return { title: (await findResellerName(actor, { id })) ?? 'Forhandler' }
}

export default async function ResellerPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const reseller = await orNotFound(findResellerForAdmins(actor, { id }))
  const [money, refusal] = await Promise.all([
    getResellerMoney(actor, { id: reseller.id }),
    findDraft(adminResellerForm, query),
  ])
  return (
    <ResellerDesk reseller={reseller} refusal={refusal?.message}>
      <BoughtByReseller cvr={reseller.cvr} money={money} />
    </ResellerDesk>
  )
}
