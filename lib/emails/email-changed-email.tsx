import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `changedAt` in words, as '3. maj 2026 kl. 14.05'. */
export type EmailChangedProps = SiteProps & { fullName: string | null; newEmail: string; changedAt: string }

export const emailChangedSubject = () => 'Din mailadresse er ændret'

/** A warning to the old address, in case the owner did not make the change. No button. */
export function EmailChangedEmail({ fullName, newEmail, changedAt, ...site }: EmailChangedProps) {
  return (
    <EmailFrame {...site} preview={`Den blev ændret den ${changedAt}.`} heading="Din mailadresse er ændret">
      <EmailGreeting name={fullName} />
      <EmailText>
        Din konto skiftede mailadresse den {changedAt}. Fra nu af skriver vi til {newEmail}. Du kan logge ind med den
        eller med dit brugernavn. Var det dig, skal du ikke gøre mere.
      </EmailText>
      <EmailText>
        Var det ikke dig, så skriv straks til os på {site.supportEmail} fra denne adresse. Så lukker vi for kontoen, til
        vi ved, hvem der ejer den. Dine mindesider og det, der står på dem, bliver ikke slettet.
      </EmailText>
    </EmailFrame>
  )
}
