import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { AccountSheet } from '@/components/account-desk/account-sheet'
import { Bought } from '@/components/bookkeeping/bought'
import { findAccount, findAccountName } from '@/lib/domain/account-desk/account-queries'
import { accountFormName } from '@/lib/domain/account-desk/copy'
import { listAuditOfAccount } from '@/lib/domain/audit/queries'
import { getAccountMoney } from '@/lib/domain/bookkeeping/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { orNull } from '@/lib/server/read'
import type { PageProps } from '@/lib/shared/page-params'

const linesShown = 20

export async function generateMetadata({ params }: PageProps<'id'>): Promise<Metadata> {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  return { title: (await orNull(findAccountName(actor, { id }))) ?? 'Konto' }
}

export default async function AccountPage({ params, searchParams }: PageProps<'id'>) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const account = await orNotFound(findAccount(actor, { id }))
  const [lines, money, refusal] = await Promise.all([
    listAuditOfAccount(actor, { userId: account.id, most: linesShown }),
    getAccountMoney(actor, { id: account.id }),
    findDraft(accountFormName, query),
  ])
  return (
    <AccountSheet account={account} lines={lines} refusal={refusal?.message}>
      <Bought money={money} search={account.email} />
    </AccountSheet>
  )
}
