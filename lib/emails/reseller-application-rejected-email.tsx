import { EmailFrame, EmailGreeting, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `reason`: the administrator's text, as plain text. */
export type ResellerApplicationRejectedProps = SiteProps & { reason: string }

export const resellerApplicationRejectedSubject = () => 'Svar på jeres ansøgning om at blive forhandler'

/** The refusal with its reason. Names nobody, since the address is not confirmed. */
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
        {/* 2 of 2 kept by: lib/domain/resellers/commands/apply.test.ts */}
        Er noget misforstået, så svar på mailen. Har noget ændret sig, er I velkomne til at søge igen.
      </EmailText>
    </EmailFrame>
  )
}
