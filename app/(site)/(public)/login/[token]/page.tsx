import type { Metadata } from 'next'
import { AccountHeading, AccountPage } from '@/components/accounts/account-page'
import { DeadEnd } from '@/components/accounts/dead-ends'
import { SignInByLinkForm } from '@/components/accounts/sign-in-by-link-form'
import { SeaScene } from '@/components/drawings/sea'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { findSignInLink } from '@/lib/domain/accounts/session-queries'
import { findDraft } from '@/lib/domain/find-draft'
import { currentActor } from '@/lib/server/actor'
import { isSignedIn } from '@/lib/shared/actor'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Log ind på denne enhed', robots: { index: false } }

/** Opening this page changes nothing, because programs prefetch links. */
export default async function SignInLinkPage({ params, searchParams }: PageProps<'token'>) {
  const [{ token }, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const found = await findSignInLink(actor, { token })
  const signedIn = isSignedIn(actor) ? actor : null
  if ('message' in found) return <DeadSignInCode message={found.message} isSignedIn={signedIn !== null} />
  if (signedIn?.userId === found.userId) return <AlreadySignedIn fullName={found.fullName} />
  const refusal = await findDraft('log-ind', query)
  return (
    <SignInQuestion
      token={token}
      fullName={found.fullName}
      signedOutName={signedIn?.fullName ?? null}
      refusal={refusal?.message}
    />
  )
}

type QuestionProps = {
  token: string
  fullName: string
  /** The account on this device that signing in replaces. */
  signedOutName: string | null
  refusal: string | undefined
}

/** Shows whose account the code opens, and the button that signs this device in. */
function SignInQuestion({ token, fullName, signedOutName, refusal }: QuestionProps) {
  return (
    <AccountPage scene={SeaScene}>
      <AccountHeading title="Log ind på denne enhed">
        Du bliver logget ind her, til du selv logger ud. Gør det kun, hvis det er dig, der har vist koden.
      </AccountHeading>
      <div className="space-y-6">
        {refusal && <Notice variant="error">{refusal}</Notice>}
        {signedOutName && (
          <Notice>Lige nu er {signedOutName} logget ind på denne enhed. Den konto bliver logget ud.</Notice>
        )}
        <SignInByLinkForm token={token} fullName={fullName} />
      </div>
      <p className="mt-8">
        Er det ikke dig? <TextLink href="/login">Log ind med dit eget brugernavn</TextLink>
      </p>
    </AccountPage>
  )
}

function AlreadySignedIn({ fullName }: { fullName: string }) {
  return (
    <AccountPage scene={SeaScene}>
      <AccountHeading title="Du er allerede logget ind her">Denne enhed er logget ind som {fullName}.</AccountHeading>
      <LinkButton href="/profile" size="lg" className="w-full">
        Min profil
      </LinkButton>
    </AccountPage>
  )
}

/** Says why a code does not work, and the next step. */
function DeadSignInCode({ message, isSignedIn }: { message: string; isSignedIn: boolean }) {
  return (
    <DeadEnd
      title="Koden kan ikke bruges"
      text={`${message} Lav en ny på den enhed, hvor du er logget ind: gå til Min profil, og find »Log ind på en anden enhed«.`}
      action={
        <LinkButton href={isSignedIn ? '/profile' : '/login'} size="lg" className="w-full">
          {isSignedIn ? 'Min profil' : 'Log ind med adgangskode'}
        </LinkButton>
      }
    />
  )
}
