import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `cancelled`: `on` is its last day. `over`: cancelled when the paid period was over. */
export type PlanEndedProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  kind: 'cancelled' | 'over' | 'lapsed' | 'left'
  on: string
  /** Of each sum that goes back: how much, where to, and by when. */
  back: readonly string[]
  planUrl: string
  buyUrl: string
}

export const planEndedSubject = ({ kind, memorialName }: PlanEndedProps) =>
  ({
    cancelled: `Premium til mindesiden for ${memorialName} er opsagt`,
    over: `Premium til mindesiden for ${memorialName} er opsagt`,
    lapsed: `Mindesiden for ${memorialName} har ikke Premium længere`,
    left: `Premium til mindesiden for ${memorialName} er stoppet`,
  })[kind]

/** An agreement was cancelled, left early, or ended without payment. */
export function PlanEndedEmail({ name, plan, memorialName, kind, on, back, planUrl, buyUrl, ...site }: PlanEndedProps) {
  const first = {
    cancelled: `Du har opsagt ${plan} til mindesiden for ${memorialName}. Premium virker til og med den ${on}, og vi trækker ikke flere beløb. Du kan fortryde opsigelsen under Sidernes planer indtil da.`,
    over: `Du har opsagt ${plan} til mindesiden for ${memorialName}. Den betalte periode er gået, så Premium er slut. Vi trækker ikke flere beløb, og du skylder ikke noget.`,
    lapsed: `Der er ikke kommet en betaling for ${plan} til mindesiden for ${memorialName}, så Premium er slut. Du skylder ikke noget.`,
    left: `Du har stoppet ${plan} til mindesiden for ${memorialName} den ${on}.`,
  }[kind]
  return (
    <EmailFrame
      {...site}
      preview="Siden bliver stående."
      heading={kind === 'cancelled' || kind === 'over' ? 'Din opsigelse' : 'Premium er slut'}
    >
      <EmailGreeting name={name} />
      <EmailText>{first}</EmailText>
      {back.length > 0 && <EmailText>Du får pengene for de dage, der ikke er brugt. {back.join(' ')}</EmailText>}
      <EmailText>
        Siden bliver stående og kan scannes som før. Det, der er lagt op, bliver vist og kan hentes. Der kan bare ikke
        komme mere til, end der er plads til i Basis.
      </EmailText>
      {kind === 'cancelled' ? (
        <EmailMainAction href={planUrl} label="Se planen" />
      ) : (
        <EmailMainAction href={buyUrl} label="Køb Premium igen" />
      )}
    </EmailFrame>
  )
}
