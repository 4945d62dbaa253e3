import { Link } from '@react-email/link'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type ShopOrderShippedProps = SiteProps & {
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

export const shopOrderShippedSubject = ({ number }: ShopOrderShippedProps) => `Bestilling ${number} er på vej til dig`

/** To the family, when its order has left us. */
export function ShopOrderShippedEmail(props: ShopOrderShippedProps) {
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
          Sporingsnummer: {trackingUrl ? <Link href={trackingUrl}>{trackingNumber}</Link> : trackingNumber}
        </EmailText>
      )}
      <EmailText>Kig det hele efter, når det kommer. Er der noget i vejen, så svar på denne mail.</EmailText>
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/shop-orders/commands/receive-order.test.ts */}
        Når du har fået den, så tryk på <Link href={receivedUrl}>»Den er kommet«</Link>. Du behøver ikke logge ind.
      </EmailText>
      {withdrawUrl && (
        <EmailText>
          {/* kept by: lib/domain/shop-orders/commands/withdraw-order.test.ts */}
          Du kan fortryde i {withdrawalDays} dage, fra du har fået den, på{' '}
          <Link href={withdrawUrl}>siden, hvor du kan fortryde</Link>.
        </EmailText>
      )}
      <EmailMainAction href={orderUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}
