import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `at`: date and time of the declaration. `refund`: null when nothing had been paid. */
export type PlanWithdrawnProps = SiteProps & {
  name: string | null
  number: number
  plan: string
  memorialName: string
  orderedOn: string
  at: string
  refund: string | null
  /** Days within which it is paid back. */
  refundDays: number
  way: 'card' | 'bank_transfer' | 'none'
  planUrl: string
}

export const planWithdrawnSubject = ({ plan }: PlanWithdrawnProps) => `Kvittering: du har fortrudt købet af ${plan}`

/** The receipt for a withdrawal, with the time it was declared. */
export function PlanWithdrawnEmail(props: PlanWithdrawnProps) {
  const { name, number, plan, memorialName, orderedOn, at, refund, refundDays, way, planUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Vi fik din besked den ${at}.`} heading="Du har fortrudt købet">
      <EmailGreeting name={name} />
      <EmailText>
        Den {at} meddelte du, at du fortryder købet af {plan} til mindesiden for {memorialName}, bestilt den {orderedOn}
        . Det er fortrydelse nummer {number}. Gem mailen som din kvittering.
      </EmailText>
      <EmailText>
        {refund === null
          ? 'Der var ikke betalt noget, så der er intet at betale tilbage, og der bliver ikke trukket noget.'
          : `Vi betaler ${refund} tilbage inden ${refundDays} dage${way === 'bank_transfer' ? ' til din bankkonto. Har vi ikke kontonummeret, så svar på mailen med det' : ', samme vej som du betalte'}.`}
      </EmailText>
      <EmailText>Siden bliver stående.</EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}
