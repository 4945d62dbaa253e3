import type { ReactNode } from 'react'
import { BirchScene } from '@/components/drawings/birch'
import { LinkButton } from '@/components/ui/link-button'
import { AccountPage } from './account-page'

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
