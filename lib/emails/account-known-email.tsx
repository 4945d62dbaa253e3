import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'

export type AccountKnownProps = SiteProps & { fullName: string | null; code: string; loginUrl: string }

export const accountKnownSubject = () => 'Log ind for at gå videre med din mindeside'

/** Sent instead of the setup link to a person who already has an account. `code` as people read it. */
export function AccountKnownEmail({ fullName, code, loginUrl, ...site }: AccountKnownProps) {
  return (
    <EmailFrame {...site} preview="Du har allerede en konto." heading="Du har allerede en konto">
      <EmailGreeting name={fullName} />
      <EmailText>
        Du bad om et link, da du scannede koden {code}. Du har allerede en konto med denne mailadresse, så du kan logge
        ind og gå videre derfra.
      </EmailText>
      <EmailMainAction href={loginUrl} label="Log ind" />
      <EmailQuiet>
        Har du glemt din adgangskode, kan du vælge en ny fra den samme side. Har du ikke selv bedt om linket, kan du se
        bort fra mailen. Så sker der ikke noget.
      </EmailQuiet>
    </EmailFrame>
  )
}
