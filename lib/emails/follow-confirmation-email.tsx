import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/** `memorialName`: null where nobody answers for it. `validDays`: how long the link works. */
export type FollowConfirmationProps = SiteProps & { memorialName: string | null; followUrl: string; validDays: number }

const pageOf = (memorialName: string | null) => (memorialName ? `mindesiden for ${memorialName}` : 'en mindeside')

export const followConfirmationSubject = ({ memorialName }: FollowConfirmationProps) =>
  `Vil du følge ${pageOf(memorialName)}?`

/** To an address that anybody may have typed: nothing is sent to it before its owner says yes. */
export function FollowConfirmationEmail(props: FollowConfirmationProps) {
  const { memorialName, followUrl, validDays, ...site } = props
  return (
    <EmailFrame {...site} preview="Sig ja, så skriver vi, når der er noget nyt." heading="Vil du følge siden?">
      <EmailGreeting name={null} />
      <EmailText>
        Nogen har skrevet din mailadresse for at følge {pageOf(memorialName)}. Er det dig, så åbn linket og sig ja:
      </EmailText>
      <EmailMainAction href={followUrl} label="Følg siden" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/followers/commands/ask-to-follow.test.ts */}
        Linket virker i {validDays} dage. Har du ikke bedt om det, skal du ikke gøre noget. Så sletter vi adressen igen.
      </EmailQuiet>
    </EmailFrame>
  )
}
