import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `from`: the first period that has the new price. Equal prices: what was told before was taken back. */
export type PlanPriceProps = SiteProps & {
  name: string | null
  /** After the price: 'om måneden'. */
  per: string
  plan: string
  memorialName: string
  oldPrice: string
  newPrice: string
  from: string
  planUrl: string
}

// kept by: lib/domain/subscriptions/due-agreements.test.ts
export const planPriceSubject = ({ from, oldPrice, newPrice }: PlanPriceProps) =>
  oldPrice === newPrice ? 'Prisen på Premium bliver, som den er' : `Ny pris på Premium fra den ${from}`

/** A new price of a running agreement. */
export function PlanPriceEmail({
  name,
  per,
  plan,
  memorialName,
  oldPrice,
  newPrice,
  from,
  planUrl,
  ...site
}: PlanPriceProps) {
  if (oldPrice === newPrice) {
    return (
      <EmailFrame {...site} preview={`Det koster stadig ${newPrice} ${per}.`} heading="Prisen bliver, som den er">
        <EmailGreeting name={name} />
        <EmailText>
          Vi har skrevet, at {plan} til mindesiden for {memorialName} ville få en anden pris fra den {from}. Det har vi
          trukket tilbage. Det koster stadig {newPrice} {per} med moms.
        </EmailText>
        <EmailText>
          Du skal ikke gøre noget. Har du fået en faktura med den anden pris, er det den nye faktura, der gælder.
        </EmailText>
        <EmailMainAction href={planUrl} label="Se planen" />
      </EmailFrame>
    )
  }
  return (
    <EmailFrame {...site} preview={`Fra den ${from} koster det ${newPrice} ${per}.`} heading="Prisen ændrer sig">
      <EmailGreeting name={name} />
      <EmailText>
        {plan} til mindesiden for {memorialName} koster i dag {oldPrice} {per}. Fra den periode, der begynder den {from}
        , koster det {newPrice} {per} med moms.
      </EmailText>
      <EmailText>
        Det, der er betalt, ændrer sig ikke. Vil du ikke fortsætte til den nye pris, kan du sige op inden. Så løber
        Premium den periode ud, der er betalt for.
      </EmailText>
      <EmailMainAction href={planUrl} label="Se planen" />
    </EmailFrame>
  )
}
