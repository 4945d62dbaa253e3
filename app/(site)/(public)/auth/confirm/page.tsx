import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { ConfirmPasswordForm } from '@/components/accounts/confirm-password-form'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

export const metadata: Metadata = { title: accountsCopy.confirm.title, robots: { index: false } }

/** Asks for the password before a sensitive act in browsers without script; with script a dialog does. */
export default async function ConfirmPage({ searchParams }: PageProps) {
  const query = await searchParams
  const path = safeRedirectPath(textParam(query, 'redirect'), '/profile')
  const actor = await currentActor()
  if (!isSignedIn(actor)) redirect(`/auth?redirect=${encodeURIComponent(path)}`)
  return (
    <AccountPage scene={ChurchyardScene}>
      <AccountHeading title={accountsCopy.confirm.title}>{accountsCopy.confirm.onPage}</AccountHeading>
      <ConfirmPasswordForm username={actor.username} redirect={path} draft={await findDraft('bekraeft', query)} />
    </AccountPage>
  )
}
