import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadResetLink } from '@/components/accounts/dead-reset-link'
import { ResetPasswordForm } from '@/components/accounts/reset-password-form'
import { ChurchyardScene } from '@/components/drawings/churchyard'
import { findReset } from '@/lib/domain/accounts/link-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Ny adgangskode', robots: { index: false } }

type Props = { params: Promise<{ token: string }>; searchParams: Promise<PageQuery> }

export default async function ResetPasswordPage({ params, searchParams }: Props) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const draftId = textParam(query, 'kladde')
  const found = await findReset(actor, { token })
  if ('reason' in found) {
    const draft = await findDraft('glemt', draftId)
    return <DeadResetLink reason={found.reason} token={token} draft={draft} isRequested={query.sendt === '1'} />
  }
  return (
    <AccountPage scene={ChurchyardScene}>
      <AccountHeading title="Vælg en ny adgangskode">
        Når du gemmer den, bliver du logget ind her og logget ud på alle andre enheder.
      </AccountHeading>
      <ResetPasswordForm token={token} username={found.username} draft={await findDraft('nulstil', draftId)} />
    </AccountPage>
  )
}
