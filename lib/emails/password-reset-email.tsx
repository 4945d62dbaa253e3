import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'
import { tokenAddress } from './token-address'

/** `isFromAdministrators`: sent by an administrator, not requested on the sign-in page. `validFor` in words. */
export type PasswordResetProps = SiteProps & {
  token: string
  fullName: string | null
  validFor: string
  isFromAdministrators?: boolean
}

export const passwordResetSubject = () => 'Vælg en ny adgangskode'

export function PasswordResetEmail(props: PasswordResetProps) {
  const { token, fullName, validFor, isFromAdministrators = false, ...site } = props
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/accounts/commands/reset-password.test.ts
      preview={`Linket virker i ${validFor}.`}
      heading="Vælg en ny adgangskode"
    >
      <EmailGreeting name={fullName} />
      <EmailText>
        {isFromAdministrators
          ? 'Vi sender dig et link, så du kan vælge en ny adgangskode. Det gør du her:'
          : 'Du har bedt om at vælge en ny adgangskode. Det gør du her:'}
      </EmailText>
      <EmailMainAction href={tokenAddress(site.siteUrl, 'reset-password', token)} label="Vælg ny adgangskode" />
      <EmailQuiet>
        {/* 1, 2 of 4 kept by: lib/domain/accounts/commands/reset-password.test.ts */}
        Linket virker i {validFor} og kun én gang. Når du har valgt en ny adgangskode, bliver du logget ud på alle andre
        enheder. Har du ikke selv bedt om det, kan du se bort fra mailen. Din adgangskode er den samme som før.
      </EmailQuiet>
    </EmailFrame>
  )
}
