import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `from`: the first period that has the new price. */
export type PlanPriceProps = SiteProps & {
  name: string | null
  plan: string
  memorialName: string
  oldPrice: string
  newPrice: string
  from: string
  planUrl: string
}

export const planPriceSubject = ({ from }: PlanPriceProps) => `Ny pris på Premium fra ${from}`

/** A new price of a running agreement. */
export function PlanPriceEmail({
  name,
  plan,
  memorialName,
  oldPrice,
  newPrice,
  from,
  planUrl,
  ...site
}: PlanPriceProps) {
  return (
    <EmailFrame {...site} preview={`Fra ${from} koster det ${newPrice}`} heading="Prisen ændrer sig">
      <EmailGreeting name={name} />
      <EmailText>
        {plan} til mindesiden for {memorialName} koster i dag {oldPrice} for en periode. Fra den periode, der begynder{' '}
        {from}, koster det {newPrice} med moms.
      </EmailText>
      <EmailText>
        Det, der er betalt, ændrer sig ikke. Vil du ikke fortsætte til den nye pris, kan du sige op inden. Så løber
        Premium den periode ud, der er betalt for.
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}
