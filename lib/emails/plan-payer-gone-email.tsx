import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

export type PlanPayerGoneProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  paidUntil: string
  planUrl: string
}

export const planPayerGoneSubject = ({ memorialName }: PlanPayerGoneProps) =>
  `Premium til siden for ${memorialName} bliver ikke fornyet`

/** To the page's owner: whoever paid has deleted the account. */
export function PlanPayerGoneEmail({ name, plan, memorialName, paidUntil, planUrl, ...site }: PlanPayerGoneProps) {
  return (
    <EmailFrame {...site} preview={`Der er betalt til ${paidUntil}.`} heading="Premium bliver ikke fornyet">
      <EmailGreeting name={name} />
      <EmailText>
        Den, der har betalt for {plan} til mindesiden for {memorialName}, har ikke længere en konto hos os. Der er
        betalt til {paidUntil}, og derefter fornyes det ikke.
      </EmailText>
      <EmailText>
        Du, eller en anden, der er med på siden, kan overtage betalingen, når det passer jer. Det, der er betalt, bliver
        lagt til. Siden bliver stående under alle omstændigheder.
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}
