import { Choices } from './account-deletion-email'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `choices`: what happened to each page, a sentence each. */
export type AccountDeletedProps = SiteProps & { fullName: string | null; choices: string[] }

export const accountDeletedSubject = ({ siteName }: AccountDeletedProps) => `Din konto hos ${siteName} er slettet`

/** The last mail: the address is deleted once it is sent. */
export function AccountDeletedEmail({ fullName, choices, ...site }: AccountDeletedProps) {
  return (
    <EmailFrame {...site} preview="Det kan ikke fortrydes." heading="Din konto er slettet">
      <EmailGreeting name={fullName} />
      <EmailText>Din konto er nu slettet, som du bad om. Det kan ikke fortrydes.</EmailText>
      <Choices choices={choices} />
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/privacy/commands/delete-account.test.ts */}
        Det, du har skrevet på andres mindesider, står der endnu med det navn, du skrev under med. Vil du have noget af
        det fjernet, så skriv til os.
      </EmailText>
      <EmailText>Tak, fordi du har passet på minderne sammen med os.</EmailText>
    </EmailFrame>
  )
}
