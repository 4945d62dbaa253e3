import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { HelpLine } from '@/components/accounts/dead-ends'
import { ResetLinkForm, ResetRequested } from '@/components/accounts/reset-link-form'
import { ResetPasswordForm } from '@/components/accounts/reset-password-form'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import { HeathScene } from '@/components/drawings/heath'
import type { FormDraftView } from '@/components/form/form-draft'
import { TextLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { findReset } from '@/lib/domain/accounts/link-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Ny adgangskode', robots: { index: false } }

export default async function ResetPasswordPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const found = await findReset(actor, { token })
  if ('reason' in found) {
    const draft = await findDraft('glemt', query)
    return <DeadResetLink reason={found.reason} token={token} draft={draft} isRequested={query.sendt === '1'} />
  }
  return (
    <AccountPage scene={ChurchyardScene}>
      <AccountHeading title="Vælg en ny adgangskode">
        Når du gemmer den, bliver du logget ind her og logget ud på alle andre enheder.
      </AccountHeading>
      <ResetPasswordForm token={token} username={found.username} draft={await findDraft('nulstil', query)} />
    </AccountPage>
  )
}

type DeadResetLinkProps = {
  reason: keyof typeof accountsCopy.deadResetLink
  token: string
  draft: FormDraftView
  /** True when a new link was just requested without script. */
  isRequested: boolean
}

/** Says why a reset link does not work, and offers a new one. */
function DeadResetLink({ reason, token, draft, isRequested }: DeadResetLinkProps) {
  const { title, text } = accountsCopy.deadResetLink[reason]
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      {isRequested ? (
        <ResetRequested>{accountsCopy.resetRequested}</ResetRequested>
      ) : (
        <ResetLinkForm hidden={{ token }} draft={draft} />
      )}
      <p className="mt-8">
        Husker du adgangskoden? <TextLink href="/login">Log ind</TextLink>
      </p>
      <HelpLine />
    </AccountPage>
  )
}
