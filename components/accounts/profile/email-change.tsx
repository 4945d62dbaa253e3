import { HeathScene } from '@/components/drawings/heath'
import { SeaScene } from '@/components/drawings/sea'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import type { EmailChangeView } from '@/lib/domain/accounts/schema'
import { AccountHeading, AccountPage } from '../account-page'
import { HelpLine } from '../dead-ends'

type Change<State extends EmailChangeView['state']> = { change: Extract<EmailChangeView, { state: State }> }
type QuestionProps = Change<'open'> & { token: string; refusal: string | undefined }

/** The account, the new address and a button. A plain form: it needs neither script nor sign-in. */
export function EmailChangeQuestion({ change: { username, oldEmail, email }, token, refusal }: QuestionProps) {
  return (
    <AccountPage scene={SeaScene}>
      <AccountHeading title="Bekræft din nye mailadresse">Vi skifter først, når du trykker på knappen.</AccountHeading>
      {refusal && (
        <Notice variant="error" className="mb-8">
          {refusal}
        </Notice>
      )}
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

export function EmailChangeDone({ change: { username, email } }: Change<'done'>) {
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
export function DeadEmailLink({ change: { message } }: Change<'refused'>) {
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title="Vi kunne ikke skifte mailadressen">
        {message} Kontoen bruger den samme adresse som før. På Min profil kan du se hvilken og bede om et nyt link.
      </AccountHeading>
      <LinkButton href="/profile#email" size="lg" className="w-full">
        Min profil
      </LinkButton>
      <HelpLine />
    </AccountPage>
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
