import type { ReactNode } from 'react'
import { HeathScene } from '@/components/drawings/heath'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import { accountsCopy } from '@/lib/domain/accounts/copy'
import { AccountHeading, AccountPage } from './account-page'

type CodeRefusedProps = { title: string; message: string }

/** Says why a code cannot be used, and what to do instead. */
export function CodeRefused({ title, message }: CodeRefusedProps) {
  return (
    <DeadEnd
      title={title}
      text={message}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/login">Log ind</LinkButton>
          <LinkButton href="/qr-info" variant="outline">
            Læs om QR-koden
          </LinkButton>
        </div>
      }
    />
  )
}

export function HelpLine() {
  return (
    <p className="mt-10 text-muted-foreground">
      Kommer du ikke videre, så <TextLink href="/contact">skriv til os</TextLink>. Vi hjælper gerne.
    </p>
  )
}

export type DeadEndProps = { title: string; text: ReactNode; action?: ReactNode }

/** Says why a link or an invitation leads no further, and the next step. */
export function DeadEnd({ title, text, action }: DeadEndProps) {
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      {action}
      <HelpLine />
    </AccountPage>
  )
}

const { title, text } = accountsCopy.invitationsClosed

/** Shown while registration without a code is off; says how to get an account. */
export function InvitationsClosed() {
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/qr-info">Sådan får du en kode</LinkButton>
        <LinkButton href="/contact" variant="outline">
          Skriv til os
        </LinkButton>
      </div>
    </AccountPage>
  )
}
