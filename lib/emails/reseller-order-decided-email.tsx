import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `reason`: the administrator's text when the order is declined; null when it is accepted. */
export type ResellerOrderDecidedProps = SiteProps & {
  contactName: string
  number: number
  count: number
  wantsPlaques: boolean
  reason: string | null
  ordersUrl: string
}

export const resellerOrderDecidedSubject = ({ number, reason }: ResellerOrderDecidedProps) =>
  reason === null ? `Bestilling ${number} er sat i gang` : `Vi kan ikke lave bestilling ${number}`

/** The decision on an order of codes. */
export function ResellerOrderDecidedEmail(props: ResellerOrderDecidedProps) {
  const { contactName, number, count, wantsPlaques, reason, ordersUrl, ...site } = props
  const one = wantsPlaques ? 'plade' : 'kode'
  const what = `${count.toLocaleString('da-DK')} ${count === 1 ? one : `${one}r`}`
  return (
    <EmailFrame
      {...site}
      preview={reason === null ? 'Vi er i gang med den.' : 'Her er grunden.'}
      heading={`Bestilling ${number}`}
    >
      <EmailText>Kære {contactName}</EmailText>
      {reason === null ? (
        <EmailText>
          Vi har sat bestillingen på {what} i gang.{' '}
          {wantsPlaques
            ? // kept by: lib/domain/production/commands/check-piece.test.ts
              'Pladerne bliver graveret og prøvet hos os, og I kan følge dem på jeres side.'
            : // kept by: lib/domain/resellers/commands/accept-order.test.ts
              'Koderne og tegningerne ligger på jeres side, så snart de er lavet.'}
        </EmailText>
      ) : (
        <>
          <EmailText>Vi kan desværre ikke lave bestillingen på {what}. Grunden er:</EmailText>
          <EmailQuote words={reason} />
          <EmailText>Svar på mailen, hvis vi skal finde en anden løsning.</EmailText>
        </>
      )}
      <EmailMainAction href={ordersUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}
