import { EmailFrame, EmailGreeting, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `reason` is what the house wrote, as plain text. */
export type ResellerApplicationRejectedProps = SiteProps & { reason: string }

export const resellerApplicationRejectedSubject = () => 'Svar på jeres ansøgning om at blive forhandler'

/** The house said no, and why. Nobody has shown that the address is theirs: no name goes along. */
export function ResellerApplicationRejectedEmail(props: ResellerApplicationRejectedProps) {
  const { reason, ...site } = props
  return (
    <EmailFrame {...site} preview="Vi kan ikke sige ja denne gang." heading="Svar på jeres ansøgning">
      <EmailGreeting name={null} />
      <EmailText>
        Tak, fordi I har søgt om at blive forhandler. Vi kan ikke sige ja denne gang, og her er grunden:
      </EmailText>
      <EmailQuote words={reason} />
      <EmailText>
        Er noget misforstået, så svar på mailen. Har noget ændret sig, er I velkomne til at søge igen.
      </EmailText>
    </EmailFrame>
  )
}
