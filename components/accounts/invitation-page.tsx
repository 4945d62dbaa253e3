import type { ComponentProps, ReactNode } from 'react'
import { BirchScene } from '@/components/drawings/birch'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { LinkButton } from '@/components/ui/link-button'
import { Outcome } from '@/components/ui/notice'
import { AccountPage } from './account-page'

type InvitedQuestionProps = {
  scene: ComponentProps<typeof AccountPage>['scene']
  /** Who invites to what. */
  head: ReactNode
  refusal: string | undefined
  /** The form with the accept button. */
  children: ReactNode
  signedInAs: string
  /** What accepting means for that account, or what to do if it is the wrong one. */
  consequence: string
}

/** An invitation, shown to a signed-in account. */
export function InvitedQuestion({ scene, head, refusal, children, signedInAs, consequence }: InvitedQuestionProps) {
  return (
    <AccountPage scene={scene}>
      {head}
      <Outcome refusal={refusal} className="mb-6" />
      {children}
      <div className="mt-4">
        <PrivacyLine />
      </div>
      <p className="mt-6 text-muted-foreground">
        Du er logget ind som <span className="break-words text-foreground">{signedInAs}</span>. {consequence}
      </p>
    </AccountPage>
  )
}

type InvitedSignedOutProps = {
  token: string
  /** Who invites to what. */
  head: ReactNode
  /** What making an account means for the invitation. */
  consequence: string
  /** The form that makes the account. */
  children: ReactNode
}

/** An invitation, shown signed out: sign in and return, or register here. */
export function InvitedSignedOut({ token, head, consequence, children }: InvitedSignedOutProps) {
  return (
    <AccountPage scene={BirchScene} isLong>
      {head}
      <LinkButton
        href={`/login?redirect=${encodeURIComponent(`/invitation/${token}`)}`}
        size="lg"
        prefetch={false}
        className="w-full"
      >
        Log ind og svar
      </LinkButton>
      <h2 className="mt-14 text-2xl">Har du ikke en konto?</h2>
      <p className="mt-2 mb-8 text-muted-foreground">Så opret den her. {consequence}</p>
      {children}
    </AccountPage>
  )
}
