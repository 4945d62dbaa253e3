import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailText, type SiteProps } from './email-frame'
import { tokenAddress } from './token-address'

/** `validFor` in words. */
export type EmailChangeProps = SiteProps & {
  token: string
  fullName: string | null
  username: string | null
  validFor: string
}

export const emailChangeSubject = () => 'Bekræft din nye mailadresse'

/** To the new address: nothing changes until it is confirmed. */
export function EmailChangeEmail({ token, fullName, username, validFor, ...site }: EmailChangeProps) {
  return (
    <EmailFrame
      {...site}
      // kept by: lib/domain/accounts/commands/confirm-email-change.test.ts
      preview={`Linket virker i ${validFor}.`}
      heading="Bekræft din nye mailadresse"
    >
      <EmailGreeting name={fullName} />
      <EmailText>
        {username ? `Du har bedt om, at kontoen med brugernavnet ${username}` : 'Du har bedt om, at din konto'} skal
        bruge denne mailadresse. Det bekræfter du her:
      </EmailText>
      <EmailMainAction href={tokenAddress(site.siteUrl, 'profile/email', token)} label="Bekræft adressen" />
      <EmailQuiet>
        {/* 1 of 4 kept by: lib/domain/accounts/commands/confirm-email-change.test.ts */}
        {/* 2 of 4 kept by: lib/domain/accounts/commands/request-email-change.test.ts */}
        Linket virker i {validFor} og kun én gang. Indtil da bruger kontoen den gamle adresse. Har du ikke selv bedt om
        det, kan du se bort fra mailen. Så sker der ikke noget.
      </EmailQuiet>
    </EmailFrame>
  )
}
