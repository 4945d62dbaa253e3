import type { Metadata } from 'next'
import { ResellerJoinPage } from '@/app/(site)/(public)/reseller-join-page'
import { AccountForm } from '@/components/accounts/account-form'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd } from '@/components/accounts/dead-ends'
import { EmailLinkForm } from '@/components/accounts/email-link-form'
import { ForestScene } from '@/components/drawings/forest'
import { LinkButton } from '@/components/ui/link-button'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { findSetup } from '@/lib/domain/accounts/link-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { findCardSource } from '@/lib/domain/qr-codes/scan-queries'
import { findResellerJoin } from '@/lib/domain/resellers/colleague-queries'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'
import { formatTextCode } from '@/lib/shared/qr-text-code'

export const metadata: Metadata = { title: 'Gør din konto færdig', robots: { index: false } }

export default async function SetupPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const join = await findResellerJoin(actor, { token })
  if (join.kind !== 'unknown') return <ResellerJoinPage actor={actor} token={token} join={join} query={query} />
  const found = await findSetup(actor, { token })
  if ('reason' in found) return <DeadSetupLink {...found} />
  const card = await findCardSource(actor, found)
  return (
    <AccountPage scene={ForestScene} isLong>
      <AccountHeading title="Gør din konto færdig">
        Kontoen får mailadressen <span className="break-all">{found.email}</span> og bliver knyttet til koden{' '}
        <span className="whitespace-nowrap tabular-nums">{formatTextCode(found.code)}</span>.
      </AccountHeading>
      <AccountForm
        id="setup"
        action={`/api/register/setup/${encodeURIComponent(token)}`}
        goTo={`/qr-setup/${found.code}`}
        email={found.email}
        card={card && { ...card, code: found.code }}
        draft={await findDraft('setup', query)}
      />
    </AccountPage>
  )
}

type DeadSetupLinkProps = {
  reason: keyof typeof accountsCopy.deadSetupLink
  /** The link's QR code while an account can still be made from it. */
  code: string | null
}

/** Says why a setup link does not work, and the next step. */
function DeadSetupLink({ reason, code }: DeadSetupLinkProps) {
  const { title, text } = accountsCopy.deadSetupLink[reason]
  return (
    <DeadEnd
      title={title}
      text={text}
      action={
        reason === 'TOKEN_USED' ? (
          <LinkButton href="/login" size="lg" className="w-full">
            Log ind
          </LinkButton>
        ) : (
          <EmailLinkForm {...(code && { qrCode: code })} />
        )
      }
    />
  )
}
