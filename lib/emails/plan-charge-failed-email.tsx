import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `tone`: the first, a later and the last mail. `needsPayer`: the bank wants the payer to approve. */
export type PlanChargeFailedProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  tone: 1 | 2 | 3
  needsPayer: boolean
  cardLabel: string | null
  price: string
  nextTryOn: string | null
  graceUntil: string
  /** What may be done after that, in the middle of a sentence. */
  lapsed: string
  planUrl: string
}

export const planChargeFailedSubject = ({ tone, memorialName }: PlanChargeFailedProps) =>
  ({
    1: 'Beløbet kunne ikke trækkes på dit kort',
    2: `Premium til mindesiden for ${memorialName} mangler en betaling`,
    3: `Premium til mindesiden for ${memorialName} er ikke betalt`,
  })[tone]

/** A saved card was refused. */
export function PlanChargeFailedEmail(props: PlanChargeFailedProps) {
  const { name, plan, memorialName, tone, needsPayer, cardLabel, price, ...rest } = props
  const { nextTryOn, graceUntil, lapsed, planUrl, ...site } = rest
  const card = cardLabel ?? 'dit kort'
  return (
    <EmailFrame {...site} preview="Alt på siden er, som det plejer." heading={`Betalingen af ${plan}`}>
      <EmailGreeting name={name} />
      <EmailText>
        {tone === 1
          ? `Vi prøvede at trække ${price} på ${card} for Premium til mindesiden for ${memorialName}. ${needsPayer ? 'Din bank vil have, at du selv godkender betalingen.' : 'Banken sagde nej denne gang. Det sker, for eksempel når et kort er skiftet ud.'}`
          : `Betalingen på ${price} for Premium til mindesiden for ${memorialName} er stadig ikke gået igennem på ${card}.`}
      </EmailText>
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/settlement/simulation.test.ts */}
        {nextTryOn ? `Vi prøver igen den ${nextTryOn}. ` : 'Vi prøver ikke at trække beløbet flere gange. '}
        Premium virker til og med den {graceUntil}, uanset hvad. Derefter {lapsed}. Siden bliver stående, og intet
        bliver slettet.
      </EmailText>
      <EmailText>
        Under Sidernes planer kan du betale med et andet kort eller med MobilePay, og du kan sige op:
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}
