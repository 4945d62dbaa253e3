import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd } from '@/components/accounts/dead-ends'
import { SeaScene } from '@/components/drawings/sea'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { findEmailConfirmation } from '@/lib/domain/accounts/email-queries'
import type { EmailConfirmationView } from '@/lib/domain/accounts/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bekræft din mailadresse', robots: { index: false } }

/** Opening this page changes nothing, because mail clients prefetch links. */
export default async function ConfirmAddressPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const confirmation = await findEmailConfirmation(actor, { token })
  const refusal = await findDraft('bekraeft-adresse', query)
  return <ConfirmAddress confirmation={confirmation} token={token} refusal={refusal?.message} />
}

type ConfirmAddressProps = { confirmation: EmailConfirmationView; token: string; refusal: string | undefined }

/** Behind a confirmation link: a button, 'already confirmed', or why the link does not work. */
function ConfirmAddress({ confirmation, token, refusal }: ConfirmAddressProps) {
  if (confirmation.state === 'refused') return <DeadLink message={confirmation.message} />
  if (confirmation.state === 'done') return <Confirmed email={confirmation.email} />
  return (
    <AccountPage scene={SeaScene}>
      <AccountHeading title="Bekræft din mailadresse">
        Er <span className="break-words text-foreground">{confirmation.email}</span> din adresse, så tryk på knappen. Så
        kan vi skrive til dig, når der sker noget på din mindeside.
      </AccountHeading>
      <Outcome refusal={refusal} />
      {/* A plain form: it needs neither script nor sign-in. */}
      <form id="bekraeft-adresse" action={`/api/user/email/confirmation/${encodeURIComponent(token)}`} method="post">
        <Button type="submit" size="lg" className="w-full">
          Det er min adresse
        </Button>
      </form>
    </AccountPage>
  )
}

function Confirmed({ email }: { email: string }) {
  return (
    <AccountPage scene={SeaScene}>
      <AccountHeading title="Din mailadresse er bekræftet">
        Tak. Fra nu af skriver vi til <span className="break-words text-foreground">{email}</span>, når der sker noget
        på dine mindesider. Hvor ofte, bestemmer du selv på Min profil.
      </AccountHeading>
      <LinkButton href="/profile#mailvalg" size="lg" className="w-full">
        Min profil
      </LinkButton>
    </AccountPage>
  )
}

function DeadLink({ message }: { message: string }) {
  return (
    <DeadEnd
      title="Vi kunne ikke bekræfte mailadressen"
      text={`${message} På Min profil kan du se, om adressen er bekræftet, og bede om et nyt link.`}
      action={
        <LinkButton href="/profile#email" size="lg" className="w-full">
          Min profil
        </LinkButton>
      }
    />
  )
}
