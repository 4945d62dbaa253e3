import type { ComponentProps, ReactNode } from 'react'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Notice } from '@/components/ui/notice'
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
      {refusal && (
        <Notice variant="error" className="mb-6">
          {refusal}
        </Notice>
      )}
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
