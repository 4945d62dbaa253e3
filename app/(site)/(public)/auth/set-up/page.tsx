import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { PasswordQuestion } from '@/components/accounts/password-question'
import { SetUpSteps } from '@/components/accounts/steps/set-up-steps'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { pathToStep } from '@/lib/domain/accounts/form-paths'
import { getFactorOffer } from '@/lib/domain/accounts/second-factor/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { confirmPath } from '@/lib/server/http'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { safeRedirectPath } from '@/lib/shared/safe-redirect'

export const metadata: Metadata = { title: accountsCopy.setUp.title, robots: { index: false } }

/** Sets up the second factor at the first staff sign-in, or changes the app. */
export default async function SetUpPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const path = safeRedirectPath(textParam(query, 'redirect'), '/profile')
  const isChange = actor.kind === 'administrator'
  const elsewhere = isChange ? null : pathToStep(actor, 'set-up', path)
  if (elsewhere) redirect(elsewhere)
  if (isChange && !actor.hasConfirmed) redirect(confirmPath(`/auth/set-up?redirect=${encodeURIComponent(path)}`))
  const { title, intro, introAgain } = accountsCopy.setUp
  return (
    <AccountPage scene={ChurchyardScene} isLong>
      <AccountHeading title={title}>{isChange ? introAgain : intro}</AccountHeading>
      <SetUpSteps
        offer={await getFactorOffer(actor)}
        redirect={path}
        draft={await findDraft('engangskode', textParam(query, 'kladde'))}
      />
      <PasswordQuestion />
    </AccountPage>
  )
}
