import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `way`: what happens when the period ends. `payUrl`: where the invoice is paid. */
export type PlanReminderProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  endsOn: string
  price: string
  way: 'card' | 'invoice' | 'cancelled' | 'none'
  cardLabel: string | null
  payUrl: string | null
  planUrl: string
}

export const planReminderSubject = ({ way, memorialName, endsOn }: PlanReminderProps) =>
  way === 'card'
    ? `Premium til siden for ${memorialName} fornyes ${endsOn}`
    : `Premium til siden for ${memorialName} er betalt til ${endsOn}`

/** Before a paid period ends: what happens then, and how to choose otherwise. */
export function PlanReminderEmail(props: PlanReminderProps) {
  const { name, memorialName, endsOn, way, payUrl, planUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Der er betalt til ${endsOn}.`} heading="Premium, den næste periode">
      <EmailGreeting name={name} />
      <EmailText>
        Der er betalt for Premium til mindesiden for {memorialName} til {endsOn}. {wayText(props)}
      </EmailText>
      {way !== 'card' && (
        <EmailText>
          Siden bliver stående, også uden Premium. Det, I har lagt op, bliver der og kan hentes. Det kan bare ikke blive
          til mere, før der er Premium igen.
        </EmailText>
      )}
      {payUrl && way === 'invoice' ? (
        <EmailMainAction href={payUrl} label="Se fakturaen og betal" />
      ) : (
        <EmailMainAction href={planUrl} label="Se planen" />
      )}
    </EmailFrame>
  )
}

function wayText({ way, price, cardLabel, endsOn }: PlanReminderProps): string {
  switch (way) {
    case 'card':
      return `Den dag trækker vi ${price} på ${cardLabel ?? 'dit kort'}. Vil du noget andet, kan du sige op eller skifte inden.`
    case 'invoice':
      return `Betal fakturaen på ${price}, hvis I vil fortsætte. Vil I ikke, så lad den ligge.`
    case 'cancelled':
      return `Aftalen er sagt op, så vi trækker ikke noget. Vil I fortsætte, kan du fortryde opsigelsen inden ${endsOn}.`
    case 'none':
      return 'Den næste periode bliver ikke betalt af sig selv. Vil I fortsætte, kan en af jer købe Premium igen.'
  }
}
