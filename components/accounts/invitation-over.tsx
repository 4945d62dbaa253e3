import type { ReactNode } from 'react'
import { HeathScene } from '@/components/drawings/heath'
import { AccountHeading } from './account-heading'
import { AccountPage } from './account-page'
import { HelpLine } from './code-refused'

export type InvitationOverProps = { title: string; text: string; action: ReactNode }

/** Says why an invitation needs no answer, and the next step. */
export function InvitationOver({ title, text, action }: InvitationOverProps) {
  return (
    <AccountPage scene={HeathScene}>
      <AccountHeading title={title}>{text}</AccountHeading>
      {action}
      <HelpLine />
    </AccountPage>
  )
}
