import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd } from '@/components/accounts/dead-ends'
import { SeaScene } from '@/components/drawings/sea'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { findEmailChange } from '@/lib/domain/accounts/email-queries'
import type { EmailChangeView } from '@/lib/domain/accounts/schema'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Bekræft din mailadresse', robots: { index: false } }

/** Opening this page changes nothing, because mail clients prefetch links. */
export default async function EmailChangePage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const change = await findEmailChange(actor, { token })
  if (change.state === 'refused') return <DeadEmailLink change={change} />
  if (change.state === 'done') return <EmailChangeDone change={change} />
  const refusal = await findDraft('bekraeft', query)
  return <EmailChangeQuestion change={change} token={token} refusal={refusal?.message} />
}

type Change<State extends EmailChangeView['state']> = { change: Extract<EmailChangeView, { state: State }> }
type QuestionProps = Change<'open'> & { token: string; refusal: string | undefined }

/** The account, the new address and a button. A plain form: it needs neither script nor sign-in. */
function EmailChangeQuestion({ change: { username, oldEmail, email }, token, refusal }: QuestionProps) {
  return (
    <AccountPage scene={SeaScene}>
      <AccountHeading title="Bekræft din nye mailadresse">Vi skifter først, når du trykker på knappen.</AccountHeading>
      <Outcome refusal={refusal} />
      <dl className="space-y-4">
        <Fact label="Konto" value={username} />
        <Fact label="Mailadresse nu" value={oldEmail} />
        <Fact label="Ny mailadresse" value={email} />
      </dl>
      <form id="bekraeft" action={`/api/user/email/${encodeURIComponent(token)}`} method="post" className="mt-10">
        <Button type="submit" size="lg" className="w-full">
          Brug den nye adresse
        </Button>
      </form>
    </AccountPage>
  )
}

function EmailChangeDone({ change: { username, email } }: Change<'done'>) {
  return (
    <AccountPage scene={SeaScene}>
      <AccountHeading title="Din mailadresse er ændret">
        Fra nu af skriver vi til <span className="break-words text-foreground">{email}</span>. Du kan logge ind med den
        eller med dit brugernavn, <span className="break-words text-foreground">{username}</span>.
      </AccountHeading>
      <LinkButton href="/profile#email" size="lg" className="w-full">
        Min profil
      </LinkButton>
    </AccountPage>
  )
}

/** Says why the link does not work, that nothing changed, and the next step. */
function DeadEmailLink({ change: { message } }: Change<'refused'>) {
  return (
    <DeadEnd
      title="Vi kunne ikke skifte mailadressen"
      text={`${message} Kontoen bruger den samme adresse som før. På Min profil kan du se hvilken og bede om et nyt link.`}
      action={
        <LinkButton href="/profile#email" size="lg" className="w-full">
          Min profil
        </LinkButton>
      }
    />
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="break-words font-semibold">{value}</dd>
    </div>
  )
}
