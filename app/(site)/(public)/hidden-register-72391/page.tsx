import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountForm } from '@/components/accounts/account-form'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { InvitationsClosed } from '@/components/accounts/dead-ends'
import { ForestScene } from '@/components/drawings/forest'
import { TextLink } from '@/components/ui/text-link'
import { haveAccount } from '@/lib/domain/accounts/copy'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { isSignedIn } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Opret konto med invitation', robots: { index: false } }

export default async function InvitedPage({ searchParams }: PageProps) {
  if (isSignedIn(await currentActor())) redirect('/profile')
  if (!env.INVITATION_SECRET) return <InvitationsClosed />
  return (
    <AccountPage scene={ForestScene} isLong>
      <AccountHeading title="Opret konto med invitation">
        Her opretter du en konto uden en QR-kode. Du skal bruge den invitation, du har fået af os.
      </AccountHeading>
      <AccountForm
        id="register-invited"
        action="/api/register/invited"
        goTo="/profile"
        isInvited
        draft={await findDraft('register-invited', await searchParams)}
      />
      <p className="mt-8">
        {haveAccount} <TextLink href="/login">Log ind</TextLink>
      </p>
    </AccountPage>
  )
}
