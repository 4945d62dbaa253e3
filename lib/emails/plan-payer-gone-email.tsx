import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

export type PlanPayerGoneProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  /** The last day that is paid for. */
  paidThrough: string
  planUrl: string
}

export const planPayerGoneSubject = ({ memorialName }: PlanPayerGoneProps) =>
  `Premium til mindesiden for ${memorialName} bliver ikke fornyet`

/** To the page's owner: whoever paid has deleted the account. */
export function PlanPayerGoneEmail({ name, plan, memorialName, paidThrough, planUrl, ...site }: PlanPayerGoneProps) {
  return (
    <EmailFrame
      {...site}
      preview={`Premium er betalt til og med den ${paidThrough}.`}
      heading="Premium bliver ikke fornyet"
    >
      <EmailGreeting name={name} />
      <EmailText>
        Den, der har betalt for {plan} til mindesiden for {memorialName}, har ikke længere en konto hos os. Premium er
        betalt til og med den {paidThrough} og bliver derefter ikke fornyet.
      </EmailText>
      <EmailText>
        Du eller en anden, der er med på siden, kan overtage betalingen, når det passer. De dage, der er betalt for, går
        ikke tabt. Siden bliver stående, også uden Premium.
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}
