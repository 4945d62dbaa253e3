import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountForm } from '@/components/accounts/account-form'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { CodeRefused } from '@/components/accounts/dead-ends'
import { RedirectSoon } from '@/components/accounts/redirect-soon'
import { ForestScene } from '@/components/drawings/forest'
import { HeathScene } from '@/components/drawings/heath'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { accountsCopy, haveAccount } from '@/lib/domain/accounts/copy'
import { findRegistrationCode } from '@/lib/domain/accounts/link-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { findCardSource } from '@/lib/domain/qr-codes/scan-queries'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import { type PageProps, textParam } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Opret konto', robots: { index: false } }

export default async function RegisterPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const found = await findRegistrationCode(actor, { qrCode: textParam(query, 'qrCode') })
  if (found.kind === 'missing') return <RegistrationNeedsCode />
  if (found.kind === 'refused') return <CodeRefused title="Koden kan ikke bruges" message={found.message} />
  // An existing account claims the code instead.
  if (isSignedIn(actor)) redirect(`/qr-scan/${found.code}`)
  const card = await findCardSource(actor, found)
  return (
    <AccountPage scene={ForestScene} isLong>
      <AccountHeading title="Opret konto">
        Din konto bliver knyttet til koden <span className="whitespace-nowrap tabular-nums">{found.formattedCode}</span>
        . Bagefter laver du mindesiden.
      </AccountHeading>
      <AccountForm
        id="register"
        action="/api/register"
        goTo={`/qr-setup/${found.code}`}
        hidden={{ qrCode: found.code }}
        card={card && { ...card, code: found.code }}
        draft={await findDraft('register', query)}
      />
      <p className="mt-8">
        {haveAccount} <TextLink href={`/qr-scan/${found.code}/login`}>Log ind</TextLink>
      </p>
    </AccountPage>
  )
}

const { title, text, redirecting } = accountsCopy.registrationNeedsCode
const target = '/qr-info'
const waitSeconds = 5

/** Registration without a code: says why it is refused, then redirects. */
function RegistrationNeedsCode() {
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      <p role="status">{redirecting}</p>
      <p className="mt-6">
        <TouchLink href={target} className="hyphens-auto font-semibold wrap-anywhere">
          Gå til informationssiden nu
        </TouchLink>
      </p>
      <RedirectSoon href={target} afterMs={waitSeconds * 1000} />
      <noscript>
        <meta httpEquiv="refresh" content={`${waitSeconds};url=${target}`} />
      </noscript>
    </AccountPage>
  )
}
