import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `cancelled`: runs out on that day. `over`: cancelled when the paid period was over. `refund`: what is paid back. */
export type PlanEndedProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  kind: 'cancelled' | 'over' | 'lapsed' | 'left'
  on: string
  refund: string | null
  /** Days within which it is paid back. */
  refundDays: number
  planUrl: string
  buyUrl: string
}

export const planEndedSubject = ({ kind, memorialName, on }: PlanEndedProps) =>
  ({
    cancelled: `Premium til siden for ${memorialName} er sagt op og løber til ${on}`,
    over: `Premium til siden for ${memorialName} er sagt op`,
    lapsed: `Siden for ${memorialName} har ikke Premium længere`,
    left: `Premium til siden for ${memorialName} er stoppet`,
  })[kind]

/** An agreement was cancelled, left early, or ended without payment. */
export function PlanEndedEmail({
  name,
  plan,
  memorialName,
  kind,
  on,
  refund,
  refundDays,
  planUrl,
  buyUrl,
  ...site
}: PlanEndedProps) {
  const first = {
    cancelled: `Du har opsagt ${plan} til mindesiden for ${memorialName}. Premium virker til ${on}, og vi trækker ikke mere.`,
    over: `Du har opsagt ${plan} til mindesiden for ${memorialName}. Den betalte periode er gået, så Premium er slut. Vi trækker ikke mere, og du skylder ikke noget.`,
    lapsed: `Der er ikke kommet en betaling for ${plan} til mindesiden for ${memorialName}, så aftalen er slut. Du skylder ikke noget.`,
    left: `Du har stoppet ${plan} til mindesiden for ${memorialName} den ${on}.${refund ? ` Vi betaler ${refund} tilbage for de dage, der ikke er brugt, inden ${refundDays} dage.` : ''}`,
  }[kind]
  return (
    <EmailFrame
      {...site}
      preview="Siden bliver stående."
      heading={kind === 'cancelled' || kind === 'over' ? 'Din opsigelse' : 'Premium er slut'}
    >
      <EmailGreeting name={name} />
      <EmailText>{first}</EmailText>
      <EmailText>
        Siden bliver stående og kan scannes som før. Billeder og film, I har lagt op, bliver vist og kan hentes. De kan
        bare ikke blive til flere, end der er plads til i Basis.
      </EmailText>
      {kind === 'cancelled' ? (
        <EmailMainAction href={planUrl} label="Fortryd opsigelsen" />
      ) : (
        <EmailMainAction href={buyUrl} label="Køb Premium igen" />
      )}
    </EmailFrame>
  )
}
