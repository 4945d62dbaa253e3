import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { NewPasswordForm } from '@/components/accounts/steps/new-password-form'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { pathToStep } from '@/lib/domain/accounts/form-paths'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

export const metadata: Metadata = { title: accountsCopy.newPassword.title, robots: { index: false } }

/** The step for staff and resellers with a common password. */
export default async function NewPasswordPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const path = safeRedirectPath(textParam(query, 'redirect'), '/profile')
  const elsewhere = pathToStep(actor, 'password', path)
  if (elsewhere) redirect(elsewhere)
  return (
    <AccountPage scene={ChurchyardScene}>
      <AccountHeading title={accountsCopy.newPassword.title}>{accountsCopy.newPassword.intro}</AccountHeading>
      <NewPasswordForm redirect={path} draft={await findDraft('ny-adgangskode', query)} />
    </AccountPage>
  )
}
