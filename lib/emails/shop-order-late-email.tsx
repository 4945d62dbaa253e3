import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type ShopOrderLateProps = SiteProps & { name: string; number: number; ordered: string; orderUrl: string }

export const shopOrderLateSubject = ({ number }: ShopOrderLateProps) => `Bestilling ${number} er forsinket`

/** When an order is later than the terms promise, with the way out that they give. */
export function ShopOrderLateEmail(props: ShopOrderLateProps) {
  const { name, number, ordered, orderUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={ordered} heading={`Bestilling ${number} er forsinket`}>
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        Du har bestilt: {ordered}. Det tager længere tid, end vi lovede, og det beklager vi. Vi er stadig i gang med
        det.
      </EmailText>
      <EmailText>
        Vil du ikke vente længere, så svar på denne mail. Så annullerer vi bestillingen, og har du betalt, får du
        pengene tilbage.
      </EmailText>
      <EmailMainAction href={orderUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}
