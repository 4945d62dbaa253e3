import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

export type AccountRestoredProps = SiteProps & { fullName: string | null; profileUrl: string }

export const accountRestoredSubject = ({ siteName }: AccountRestoredProps) =>
  `Din konto hos ${siteName} bliver ikke slettet`

export function AccountRestoredEmail({ fullName, profileUrl, ...site }: AccountRestoredProps) {
  return (
    <EmailFrame {...site} preview="Sletningen er stoppet." heading="Din konto bliver ikke slettet">
      <EmailGreeting name={fullName} />
      <EmailText>
        {/* 2, 3 of 4 kept by: lib/domain/privacy/commands/cancel-deletion.test.ts */}
        {/* 4 of 4 kept by: lib/domain/privacy/commands/accept-handover.test.ts */}
        Sletningen af din konto er stoppet. Intet er gået tabt. Har du bedt nogen om at overtage en mindeside, og har de
        ikke sagt ja endnu, virker deres link ikke længere, og det har vi skrevet til dem. En mindeside, som en anden
        allerede har overtaget, hører til den nye ejer, og du kan stadig redigere den.
      </EmailText>
      <EmailText>Var det ikke dig, der fortrød, så skriv til os på {site.supportEmail}.</EmailText>
      <EmailMainAction href={profileUrl} label="Gå til min profil" />
    </EmailFrame>
  )
}
