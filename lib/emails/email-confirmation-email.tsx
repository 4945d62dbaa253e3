import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'
import { tokenAddress } from './token-address'

/** `validDays`: how long the link works. */
export type EmailConfirmationProps = SiteProps & { token: string; validDays: number }

export const emailConfirmationSubject = () => 'Bekræft din mailadresse'

/** To the unconfirmed address of a new account, so it says nothing about the account. */
export function EmailConfirmationEmail({ token, validDays, ...site }: EmailConfirmationProps) {
  return (
    <EmailFrame {...site} preview="Så kan vi skrive til dig, når der sker noget." heading="Bekræft din mailadresse">
      <EmailGreeting name={null} />
      <EmailText>
        Velkommen til {site.siteName}. Der er oprettet en konto med denne mailadresse. Er det din, så bekræft den her:
      </EmailText>
      <EmailMainAction href={tokenAddress(site.siteUrl, 'profile/confirm', token)} label="Bekræft adressen" />
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/accounts/commands/confirm-email.test.ts */}
        Når du har gjort det, skriver vi til dig om hilsner, lys og minder, der kommer på din mindeside. Indtil da kan
        du se dem, når du logger ind.
      </EmailText>
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/accounts/commands/confirm-email.test.ts */}
        {/* 3 of 3 kept by: lib/domain/notifications/unconfirmed-mail.test.ts */}
        Linket virker i {validDays} dage. Har du ikke selv oprettet en konto, kan du se bort fra mailen. Så skriver vi
        ikke til dig om det, der sker på andres sider.
      </EmailQuiet>
    </EmailFrame>
  )
}
