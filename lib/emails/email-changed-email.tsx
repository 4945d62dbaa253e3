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
        {/* 2 of 4 kept by: lib/domain/accounts/commands/confirm-email-change.test.ts */}
        Din konto skiftede mailadresse den {changedAt}. Fra nu af skriver vi til {newEmail}. Du kan logge ind med den
        eller med dit brugernavn. Var det dig, skal du ikke gøre mere.
      </EmailText>
      <EmailText>
        {/* 2 of 3 kept by: lib/domain/account-desk/commands/disable-account.test.ts, docs/operations.md */}
        Var det ikke dig, så skriv straks til os på {site.supportEmail} fra denne adresse. Så lukker vi for kontoen, til
        vi ved, hvem der ejer den. Dine mindesider og det, der står på dem, bliver ikke slettet.
      </EmailText>
    </EmailFrame>
  )
}
