import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `paidThrough`: the last day of the paid period. `renewsOn`: the first of the next. `way`: what happens then. `payUrl`: where the invoice is paid. */
export type PlanReminderProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  paidThrough: string
  renewsOn: string
  price: string
  way: 'card' | 'invoice' | 'cancelled' | 'none'
  cardLabel: string | null
  payUrl: string | null
  planUrl: string
}

export const planReminderSubject = ({ way, memorialName, paidThrough, renewsOn }: PlanReminderProps) =>
  way === 'card'
    ? `Premium til mindesiden for ${memorialName} fornyes den ${renewsOn}`
    : `Premium til mindesiden for ${memorialName} er betalt til og med den ${paidThrough}`

/** Before a paid period ends: what happens then, and how to choose otherwise. */
export function PlanReminderEmail(props: PlanReminderProps) {
  const { name, memorialName, paidThrough, way, payUrl, planUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={`Premium er betalt til og med den ${paidThrough}.`}
      heading="Den næste periode med Premium"
    >
      <EmailGreeting name={name} />
      <EmailText>
        Premium til mindesiden for {memorialName} er betalt til og med den {paidThrough}. {wayText(props)}
      </EmailText>
      {way !== 'card' && (
        <EmailText>
          Siden bliver stående, også uden Premium. Det, der er lagt op, bliver der og kan hentes. Der kan bare ikke
          komme mere til, end der er plads til i Basis.
        </EmailText>
      )}
      {payUrl && way === 'invoice' ? (
        <EmailMainAction href={payUrl} label="Se og betal fakturaen" />
      ) : (
        <EmailMainAction href={planUrl} label="Se planen" />
      )}
    </EmailFrame>
  )
}

function wayText({ way, price, cardLabel, paidThrough, renewsOn }: PlanReminderProps): string {
  switch (way) {
    case 'card':
      // 2 of 2 kept by: lib/domain/settlement/simulation.test.ts
      return `Den ${renewsOn} trækker vi ${price} på ${cardLabel ?? 'dit kort'}. Vil du noget andet, kan du sige op eller skifte plan inden.`
    case 'invoice':
      return `Betal fakturaen på ${price}, hvis du vil fortsætte. Vil du ikke det, så lad den ligge.`
    case 'cancelled':
      return `Premium er opsagt, så vi trækker ikke noget. Vil du fortsætte, kan du fortryde opsigelsen til og med den ${paidThrough}.`
    case 'none':
      return 'Den næste periode bliver ikke betalt af sig selv. Skal siden stadig have Premium, kan du eller en anden, der er med på siden, købe det igen.'
  }
}
