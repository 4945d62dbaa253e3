import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type ShopOrderWithdrawnProps = SiteProps & {
  name: string
  /** The number of the receipt. */
  receipt: number
  number: number
  ordered: string
  /** When it was declared, '3. maj 2026 kl. 14.05'. */
  at: string
  /** What is paid back, as text; null when nothing was paid. */
  refund: string | null
  /** Days within which it is paid back. */
  refundDays: number
  /** Whether we have to know the account that it goes to. */
  lacksAccount: boolean
  /** What is kept for the work that was done; null for nothing. */
  kept: string | null
  /** Whether it was about the family's own plate. */
  isPlate: boolean
  message: string | null
}

export const shopOrderWithdrawnSubject = ({ number }: ShopOrderWithdrawnProps) =>
  `Kvittering: du har fortrudt bestilling ${number}`

/** The receipt of a withdrawal, sent at once (forbrugeraftaleloven § 20 a). */
export function ShopOrderWithdrawnEmail(props: ShopOrderWithdrawnProps) {
  const { name, receipt, number, ordered, at, refund, refundDays, kept, isPlate, lacksAccount, message, ...site } =
    props
  return (
    <EmailFrame {...site} preview={`Vi fik din besked den ${at}.`} heading="Du har fortrudt dit køb">
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        Vi fik din besked den {at}. Du har fortrudt bestilling {number}: {ordered}. Kvitteringen har nummer {receipt}.
      </EmailText>
      {message && <EmailText>Du skrev: {message}</EmailText>}
      <EmailText>
        {!refund && 'Der var ikke betalt noget endnu, så du skylder os ikke noget.'}
        {refund &&
          (lacksAccount
            ? // 1 of 2 kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts, lib/domain/payments/refund.ts
              `Vi betaler ${refund} tilbage til din bankkonto inden ${refundDays} dage. Svar på denne mail med registreringsnummer og kontonummer.`
            : // kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts, lib/domain/payments/refund.ts
              `Vi betaler ${refund} tilbage inden ${refundDays} dage, på samme måde som du betalte.`)}
        {kept && ` Vi var begyndt at gravere, som du bad om, og beholder ${kept} for det.`}
      </EmailText>
      <EmailText>
        Koden virker ikke mere.{' '}
        {isPlate
          ? // kept by: lib/domain/shop-orders/commands/return-plate.test.ts, docs/operations.md
            'Har vi din plade, sender vi den tilbage uden udgift for dig.'
          : 'Kortet og tegningen skal du ikke sende tilbage.'}
      </EmailText>
    </EmailFrame>
  )
}
