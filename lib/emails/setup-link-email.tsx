import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'
import { emailStyles } from './theme'
import { tokenAddress } from './token-address'

/** `validDays`: how long the link works. */
export type SetupLinkProps = SiteProps & { token: string; code: string; validDays: number }

export const setupLinkSubject = () => 'Lav mindesiden hjemme'

/** For a visitor at the stone who wants to continue at home. `code` as people read it. */
export function SetupLinkEmail({ token, code, validDays, ...site }: SetupLinkProps) {
  return (
    <EmailFrame {...site} preview="Her er linket, du bad om ved stenen." heading="Lav mindesiden hjemme">
      <EmailText>
        Du bad om et link, da du scannede koden <strong style={emailStyles.code}>{code}</strong>. Når du har tid og ro,
        kan du oprette din konto og lave mindesiden herfra.
      </EmailText>
      <EmailMainAction href={tokenAddress(site.siteUrl, 'setup', token)} label="Fortsæt her" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/accounts/commands/finish-setup.test.ts */}
        Linket virker i {validDays} dage og kun én gang. Har du ikke selv bedt om det, kan du se bort fra mailen. Så
        sker der ikke noget.
      </EmailQuiet>
    </EmailFrame>
  )
}
