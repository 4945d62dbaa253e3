import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `reason` is what the house wrote, as plain text. */
export type ResellerApplicationRejectedProps = SiteProps & { contactName: string; companyName: string; reason: string }

export const resellerApplicationRejectedSubject = ({ companyName }: ResellerApplicationRejectedProps) =>
  `Svar på ansøgningen fra ${companyName}`

/** The house said no, and why. */
export function ResellerApplicationRejectedEmail(props: ResellerApplicationRejectedProps) {
  const { contactName, companyName, reason, ...site } = props
  return (
    <EmailFrame {...site} preview="Vi kan ikke sige ja denne gang." heading="Svar på jeres ansøgning">
      <EmailText>Kære {contactName}</EmailText>
      <EmailText>
        Tak, fordi {companyName} har søgt om at blive forhandler. Vi kan ikke sige ja denne gang, og her er grunden:
      </EmailText>
      <EmailQuote words={reason} />
      <EmailText>
        Er noget misforstået, så svar på mailen. Har noget ændret sig, er I velkomne til at søge igen.
      </EmailText>
    </EmailFrame>
  )
}
