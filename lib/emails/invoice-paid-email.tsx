import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `paidOn`: the day the last of it was booked, as it is read. */
export type InvoicePaidProps = SiteProps & {
  number: number
  fullName: string | null
  total: string
  paidOn: string
  invoiceUrl: string
}

export const invoicePaidSubject = ({ number }: InvoicePaidProps) => `Kvittering for faktura ${number}`

/** A receipt, with the invoice as PDF. */
export function InvoicePaidEmail({ number, fullName, total, paidOn, invoiceUrl, ...site }: InvoicePaidProps) {
  return (
    <EmailFrame {...site} preview={`${total} er betalt.`} heading="Tak for betalingen">
      <EmailGreeting name={fullName} />
      <EmailText>
        Faktura {number} på {total} er betalt den {paidOn}. Fakturaen er vedhæftet som PDF.
      </EmailText>
      <EmailMainAction href={invoiceUrl} label="Se fakturaen" />
    </EmailFrame>
  )
}
