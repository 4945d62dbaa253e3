import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { AccountSheet } from '@/components/account-desk/account-sheet'
import { accountFormName } from '@/lib/domain/account-desk/copy'
import { findAccount, findAccountName } from '@/lib/domain/account-desk/find-account'
import { canManageAccounts } from '@/lib/domain/account-desk/policy'
import { listAuditOfAccount } from '@/lib/domain/audit/queries'
import { currentActor } from '@/lib/server/actor'
import { findDraft } from '@/lib/server/form-drafts'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

const linesShown = 20

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const [{ id }, actor] = await Promise.all([params, currentActor()])
  return { title: (await findAccountName(actor, id)) ?? 'Konto' }
}

export default async function AccountPage({ params, searchParams }: Props) {
  const [{ id }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const account = canManageAccounts(actor) ? await findAccount(actor, id) : null
  if (!account) notFound()
  const [lines, refusal] = await Promise.all([
    listAuditOfAccount(actor, account.id, linesShown),
    findDraft(accountFormName, textParam(query, 'kladde')),
  ])
  return <AccountSheet account={account} lines={lines} refusal={refusal?.message} />
}
