import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `order`: what was ordered, in one line. `wantedOn`: a Danish date, or null. */
export type ResellerOrderOpenedProps = SiteProps & {
  companyName: string
  number: number
  order: string
  wantedOn: string | null
  orderedByName: string
  message: string | null
  deskUrl: string
}

export const resellerOrderOpenedSubject = ({ number, companyName }: ResellerOrderOpenedProps) =>
  `Bestilling ${number} fra ${companyName}`

/** To the administrators: an order awaits an answer. */
export function ResellerOrderOpenedEmail(props: ResellerOrderOpenedProps) {
  const { companyName, number, order, wantedOn, orderedByName, message, deskUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`${order}.`} heading="En ny bestilling">
      <EmailText>
        {orderedByName} har bestilt for {companyName}. Bestillingen har nummer {number}.
      </EmailText>
      <EmailText>
        {order}.
        {wantedOn &&
          /* no promise: what a reseller asked for, in a sample */ ` De skal bruge den senest den ${wantedOn}.`}
      </EmailText>
      {message && <EmailQuote words={message} by={orderedByName} />}
      <EmailMainAction href={deskUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}
