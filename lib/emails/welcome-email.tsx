import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

/** `continueUrl`: the next step, usually the set-up of the account's code. */
export type WelcomeProps = SiteProps & { fullName: string; username: string; continueUrl: string }

export const welcomeSubject = ({ siteName }: WelcomeProps) => `Velkommen til ${siteName}`

export function WelcomeEmail({ fullName, username, continueUrl, ...site }: WelcomeProps) {
  return (
    <EmailFrame {...site} preview="Din konto er oprettet." heading={`Velkommen til ${site.siteName}`}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>Din konto er oprettet. Du logger ind med brugernavnet {username} eller med din mailadresse.</EmailText>
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/memorials/commands/update-memorial.test.ts */}
        Du kan lave mindesiden i dit eget tempo. Det, du skriver, bliver gemt undervejs, og du bestemmer selv, hvornår
        andre kan se den.
      </EmailText>
      <EmailMainAction href={continueUrl} label="Fortsæt med mindesiden" />
    </EmailFrame>
  )
}
