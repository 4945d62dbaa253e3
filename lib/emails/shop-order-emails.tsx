import { EmailMainAction } from './email-action'
import { EmailFrame, EmailLink, EmailQuote, EmailText, type SiteProps } from './email-frame'

type ShopOrderEndedProps = SiteProps & {
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

const shopOrderEndedSubject = ({ number, end }: ShopOrderEndedProps) =>
  end === 'abandoned' ? `Bestilling ${number} er lukket` : `Bestilling ${number} er annulleret`

/** When an order is cancelled, or closed because nobody paid for it. */
function ShopOrderEndedEmail(props: ShopOrderEndedProps) {
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

type ShopOrderWithdrawnProps = SiteProps & {
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

const shopOrderWithdrawnSubject = ({ number }: ShopOrderWithdrawnProps) =>
  `Kvittering: du har fortrudt bestilling ${number}`

/** The receipt of a withdrawal, sent at once (forbrugeraftaleloven § 20 a). */
function ShopOrderWithdrawnEmail(props: ShopOrderWithdrawnProps) {
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

type ShopOrderLateProps = SiteProps & { name: string; number: number; ordered: string; orderUrl: string }

const shopOrderLateSubject = ({ number }: ShopOrderLateProps) => `Bestilling ${number} er forsinket`

/** When an order is later than the terms promise, with the way out that they give. */
function ShopOrderLateEmail(props: ShopOrderLateProps) {
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

type ShopOrderShippedProps = SiteProps & {
  name: string
  number: number
  ordered: string
  /** Null when it was sent by mail or handed over. */
  carrier: string | null
  trackingNumber: string | null
  /** The carrier's tracking page; null for an unknown carrier. */
  trackingUrl: string | null
  /** The page on which it can be regretted; null where the law gives no such right. */
  withdrawUrl: string | null
  /** For so many days. */
  withdrawalDays: number
  /** Where the buyer says that it came. */
  receivedUrl: string
  orderUrl: string
}

const shopOrderShippedSubject = ({ number }: ShopOrderShippedProps) => `Bestilling ${number} er på vej til dig`

/** To the family, when its order has left us. */
function ShopOrderShippedEmail(props: ShopOrderShippedProps) {
  const { name, number, ordered, carrier, trackingNumber, trackingUrl, withdrawUrl, ...rest } = props
  const { withdrawalDays, receivedUrl, orderUrl, ...site } = rest
  return (
    <EmailFrame {...site} preview={ordered} heading="Bestillingen er på vej">
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        Bestilling {number} er sendt{carrier ? ` med ${carrier}` : ''}: {ordered}.
      </EmailText>
      {trackingNumber && (
        <EmailText>
          Sporingsnummer: {trackingUrl ? <EmailLink href={trackingUrl}>{trackingNumber}</EmailLink> : trackingNumber}
        </EmailText>
      )}
      <EmailText>Kig det hele efter, når det kommer. Er der noget i vejen, så svar på denne mail.</EmailText>
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/shop-orders/commands/receive-order.test.ts */}
        Når du har fået den, så tryk på <EmailLink href={receivedUrl}>»Den er kommet«</EmailLink>. Du behøver ikke logge
        ind.
      </EmailText>
      {withdrawUrl && (
        <EmailText>
          {/* kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts */}
          Du kan fortryde i {withdrawalDays} dage, fra du har fået den, på{' '}
          <EmailLink href={withdrawUrl}>siden, hvor du kan fortryde</EmailLink>.
        </EmailText>
      )}
      <EmailMainAction href={orderUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}

type ShopOrderReceivedProps = SiteProps & {
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

const shopOrderReceivedSubject = ({ number }: ShopOrderReceivedProps) => `Vi har fået din bestilling ${number}`

const payments = {
  paid: 'Bestillingen er betalt. Fakturaen kommer i en mail for sig.',
  transfer: 'Fakturaen kommer i en mail for sig. Vi går i gang, når beløbet er på vores konto.',
  invoice: 'Vi går i gang nu, og fakturaen kommer i en mail for sig.',
  // 1 of 2 kept by: lib/domain/shop-orders/commands/approve-buyer.test.ts
  held: 'Vi ser først efter, at oplysningerne om køberen passer sammen. Så skriver vi til dig, sender fakturaen og går i gang.',
}

/** The confirmation of a family's order on a durable medium (forbrugeraftaleloven § 13). */
function ShopOrderReceivedEmail(props: ShopOrderReceivedProps) {
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
          Du fortryder på <EmailLink href={withdrawUrl}>siden, hvor du kan fortryde</EmailLink>, eller ved at svare på
          denne mail.
        </EmailText>
      )}
      <EmailText>
        <EmailLink href={termsUrl}>Betingelserne</EmailLink> (version {termsVersion}) gælder for købet og er vedhæftet
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

export const shopOrderEmails = {
  'shop-order-ended': { subject: shopOrderEndedSubject, Body: ShopOrderEndedEmail },
  'shop-order-late': { subject: shopOrderLateSubject, Body: ShopOrderLateEmail },
  'shop-order-received': { subject: shopOrderReceivedSubject, Body: ShopOrderReceivedEmail },
  'shop-order-shipped': { subject: shopOrderShippedSubject, Body: ShopOrderShippedEmail },
  'shop-order-withdrawn': { subject: shopOrderWithdrawnSubject, Body: ShopOrderWithdrawnEmail },
}
