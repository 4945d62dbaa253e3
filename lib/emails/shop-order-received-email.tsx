import { Link } from '@react-email/link'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type ShopOrderReceivedProps = SiteProps & {
  name: string
  number: number
  /** What was ordered, on one line. */
  ordered: string
  memorialName: string
  /** The price as text, with moms, and with freight for what we engrave. */
  total: string
  deliverTo: string
  /**
   * `paid`: paid already; `transfer`: by the invoice, before we begin; `invoice`: we begin at once; `held`: once we
   * know the buyer.
   */
  payment: 'paid' | 'transfer' | 'invoice' | 'held'
  /** The page on which it can be regretted; null for what is made to order, and for companies. */
  withdrawUrl: string | null
  /** For so many days. */
  withdrawalDays: number
  /** The last day for that, where it is known. */
  regretUntil: string | null
  /** Whether an engraving begins at once, as the buyer asked, or later; null for the rest. */
  start: 'now' | 'later' | null
  /** Whether we engrave it, after a drawing that is approved. */
  isDrawn: boolean
  /** Whether a consumer ordered something made to order. */
  cannotRegret: boolean
  /** Where a family sends its own plate; null where it has none. */
  sendPlateTo: string | null
  orderUrl: string
  termsUrl: string
  termsVersion: string
}

export const shopOrderReceivedSubject = ({ number }: ShopOrderReceivedProps) => `Vi har fået din bestilling ${number}`

const payments = {
  paid: 'Bestillingen er betalt. Fakturaen kommer i en mail for sig.',
  transfer: 'Fakturaen kommer i en mail for sig. Vi går i gang, når beløbet er på vores konto.',
  invoice: 'Vi går i gang nu, og fakturaen kommer i en mail for sig.',
  // 1 of 2 kept by: lib/domain/shop-orders/commands/approve-buyer.test.ts
  held: 'Vi ser først efter, at oplysningerne om køberen passer sammen. Så skriver vi til dig, sender fakturaen og går i gang.',
}

/** The confirmation of a family's order on a durable medium (forbrugeraftaleloven § 13). */
export function ShopOrderReceivedEmail(props: ShopOrderReceivedProps) {
  const { name, number, ordered, memorialName, total, deliverTo, payment, ...rest } = props
  const { withdrawUrl, withdrawalDays, regretUntil, start, isDrawn, cannotRegret, sendPlateTo, ...others } = rest
  const { orderUrl, termsUrl, termsVersion, ...site } = others
  return (
    <EmailFrame {...site} preview={ordered} heading={`Tak for bestilling ${number}`}>
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        Du har bestilt: {ordered}. Bestillingen hører til mindesiden for {memorialName}.
      </EmailText>
      <EmailText>
        I alt {total} med moms{isDrawn && ' og fragt'}. {payments[payment]}
      </EmailText>
      <EmailText>Vi sender til: {deliverTo}.</EmailText>
      {sendPlateTo && (
        <EmailText>
          Send pladen til {sendPlateTo}. Skriv bestillingens nummer, {number}, på pakken.
        </EmailText>
      )}
      {isDrawn && (
        <EmailText>
          Du får en tegning at se. Vi går først i gang med arbejdet, når du har sagt ja til den.
          {cannotRegret &&
            ' Fordi det bliver lavet efter dit ønske, kan bestillingen ikke fortrydes (forbrugeraftaleloven § 18, stk. 2, nr. 3). Er der fejl ved det, så skriv til os. Så retter vi det eller betaler pengene tilbage.'}
        </EmailText>
      )}
      {withdrawUrl && (
        <EmailText>
          {start
            ? engravingText(start, regretUntil)
            : // kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts
              `Du kan fortryde bestillingen i ${withdrawalDays} dage, fra du har fået det hele.`}{' '}
          Du fortryder på <Link href={withdrawUrl}>siden, hvor du kan fortryde</Link>, eller ved at svare på denne mail.
        </EmailText>
      )}
      <EmailText>
        <Link href={termsUrl}>Betingelserne</Link> (version {termsVersion}) gælder for købet og er vedhæftet
        {withdrawUrl ? ' sammen med en fortrydelsesformular.' : '.'}
      </EmailText>
      <EmailMainAction href={orderUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}

/** When an engraving begins, and what it costs to regret it. */
function engravingText(start: 'now' | 'later', until: string | null): string {
  return start === 'now'
    ? // 1 of 3 kept by: lib/domain/shop-orders/commands/place-order.test.ts
      `Du bad om, at vi går i gang med det samme. Du kan fortryde til og med den ${until}, men ikke, når pladen er graveret. Er vi begyndt at gravere, når du fortryder, betaler du halvdelen af prisen for graveringen og ikke fragten.`
    : `Du kan fortryde til og med den ${until} og få alle pengene tilbage. Vi begynder, når den dag er gået.`
}
