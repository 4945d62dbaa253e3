import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `at`: date and time of the declaration. */
export type PlanWithdrawnProps = SiteProps & {
  name: string | null
  number: number
  plan: string
  memorialName: string
  orderedOn: string
  at: string
  /** Of each sum that goes back: how much, where to, and by when. Empty when nothing had been paid. */
  back: readonly string[]
  planUrl: string
}

export const planWithdrawnSubject = ({ plan }: PlanWithdrawnProps) => `Kvittering: du har fortrudt købet af ${plan}`

/** The receipt for a withdrawal, with the time it was declared. */
export function PlanWithdrawnEmail(props: PlanWithdrawnProps) {
  const { name, number, plan, memorialName, orderedOn, at, back, planUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Vi fik din besked den ${at}.`} heading="Du har fortrudt købet">
      <EmailGreeting name={name} />
      <EmailText>
        Den {at} meddelte du, at du fortryder købet af {plan} til mindesiden for {memorialName}, bestilt den {orderedOn}
        . Det er fortrydelse nummer {number}. Gem mailen som din kvittering.
      </EmailText>
      <EmailText>
        {back.length > 0
          ? back.join(' ')
          : // kept by: lib/domain/subscriptions/commands/withdraw-subscription.test.ts
            'Der var ikke betalt noget, så der er intet at betale tilbage, og der bliver ikke trukket noget.'}
      </EmailText>
      <EmailText>Siden bliver stående.</EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}
