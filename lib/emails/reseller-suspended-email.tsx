import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `reason`: the administrator's text, as plain text. */
export type ResellerSuspendedProps = SiteProps & { contactName: string; companyName: string; reason: string }

export const resellerSuspendedSubject = ({ companyName }: ResellerSuspendedProps) =>
  `Aftalen med ${companyName} er sat på pause`

/** The agreement is suspended: why, and what it means for the families' codes. */
export function ResellerSuspendedEmail({ contactName, companyName, reason, ...site }: ResellerSuspendedProps) {
  return (
    <EmailFrame {...site} preview="Koder, I har udleveret, virker stadig." heading="Aftalen er sat på pause">
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>Vi har sat aftalen med {companyName} på pause. Grunden er:</EmailText>
      <EmailQuote words={reason} />
      <EmailText>
        Imens kan I ikke udlevere koder eller bestille nye. De koder, I har udleveret, virker stadig, og familierne
        mærker ikke noget. Svar på mailen, så finder vi ud af det.
      </EmailText>
    </EmailFrame>
  )
}
