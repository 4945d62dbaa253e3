import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { CodeRefused } from '@/components/accounts/dead-ends'
import { EmailLinkForm } from '@/components/accounts/email-link-form'
import { ForestScene } from '@/components/drawings/forest'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { findRegistrationCode } from '@/lib/domain/accounts/link-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Send mig et link', robots: { index: false } }

export default async function EmailLinkPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const found = await findRegistrationCode(actor, { qrCode: textParam(query, 'qrCode') })
  if (found.kind === 'refused') return <CodeRefused title="Koden kan ikke bruges" message={found.message} />
  const code = found.kind === 'ready' ? found : null
  return (
    <AccountPage scene={ForestScene}>
      <AccountHeading title="Gå videre derhjemme">
        Skriv{' '}
        {code ? 'din mailadresse, så sender vi et link til koden ' : 'koden og din mailadresse, så sender vi et link'}
        {code && <span className="whitespace-nowrap tabular-nums">{code.formattedCode}</span>}. Så kan du lave
        mindesiden, når du har tid og ro.
      </AccountHeading>
      {query.sendt === '1' ? (
        <Notice variant="success" title="Mailen er på vej">
          {accountsCopy.linkRequested}
        </Notice>
      ) : (
        <EmailLinkForm {...(code && { qrCode: code.code })} draft={await findDraft('mail-link', query)} />
      )}
      {code && (
        <p className="mt-8">
          <TextLink href={`/qr-scan/${code.code}`}>Tilbage til koden</TextLink>
        </p>
      )}
    </AccountPage>
  )
}
