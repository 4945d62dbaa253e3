import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuote, EmailText, type SiteProps } from './email-frame'

export type ShopOrderEndedProps = SiteProps & {
  name: string
  number: number
  ordered: string
  /** `abandoned`: it was never paid. */
  end: 'cancelled' | 'abandoned'
  /** An administrator's words; null when the buyer did it. */
  reason: string | null
  /** What is paid back, as text; null when nothing was paid. */
  refund: string | null
  refundDays: number
  /** Whether we have to know the account that it goes to. */
  lacksAccount: boolean
  /** Whether the family may have sent its own plate. */
  isPlate: boolean
  orderUrl: string
}

export const shopOrderEndedSubject = ({ number, end }: ShopOrderEndedProps) =>
  end === 'abandoned' ? `Bestilling ${number} er lukket` : `Bestilling ${number} er annulleret`

/** When an order is cancelled, or closed because nobody paid for it. */
export function ShopOrderEndedEmail(props: ShopOrderEndedProps) {
  const { name, number, ordered, end, reason, refund, refundDays, lacksAccount, isPlate, orderUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={ordered} heading={`Bestilling ${number}`}>
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        {end === 'abandoned'
          ? `Vi har lukket bestillingen, fordi den ikke er betalt: ${ordered}. Du skylder os ikke noget, og du kan bestille igen, når du vil.`
          : `Bestillingen er annulleret: ${ordered}.`}
      </EmailText>
      {reason && (
        <>
          <EmailText>Grunden er:</EmailText>
          <EmailQuote words={reason} />
        </>
      )}
      {refund && (
        <EmailText>
          {lacksAccount
            ? // 1 of 2 kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts, lib/domain/payments/refund.ts
              `Vi betaler ${refund} tilbage til din bankkonto inden ${refundDays} dage. Svar på denne mail med registreringsnummer og kontonummer.`
            : // kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts, lib/domain/payments/refund.ts
              `Vi betaler ${refund} tilbage inden ${refundDays} dage, på samme måde som du betalte.`}
        </EmailText>
      )}
      {isPlate && (
        <EmailText>
          {/* kept by: lib/domain/shop-orders/commands/return-plate.test.ts, docs/operations.md */}
          Har vi din plade, sender vi den tilbage uden udgift for dig.
        </EmailText>
      )}
      <EmailMainAction href={orderUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}
