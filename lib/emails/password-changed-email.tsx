import { Link } from '@react-email/link'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'
import { emailStyles } from './theme'

/** `changedAt` in words, as '3. maj 2026 kl. 14.05'. */
export type PasswordChangedProps = SiteProps & { fullName: string | null; changedAt: string }

export const passwordChangedSubject = () => 'Din adgangskode er ændret'

/** A warning: no button, only whom to contact. */
export function PasswordChangedEmail({ fullName, changedAt, ...site }: PasswordChangedProps) {
  const loginAddress = new URL('/login', site.siteUrl).href
  return (
    <EmailFrame {...site} preview={`Den blev ændret den ${changedAt}.`} heading="Din adgangskode er ændret">
      <EmailGreeting name={fullName} />
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/accounts/commands/change-password.test.ts */}
        Adgangskoden til din konto blev ændret den {changedAt}, og du er logget ud på alle andre enheder. Var det dig,
        skal du ikke gøre mere.
      </EmailText>
      <EmailText>
        Var det ikke dig, så vælg straks en ny adgangskode. Gå til{' '}
        <Link href={loginAddress} className="mail-link" style={emailStyles.link}>
          {loginAddress}
        </Link>{' '}
        og vælg, at du har glemt den. Skriv også til os på {site.supportEmail}.
      </EmailText>
    </EmailFrame>
  )
}
