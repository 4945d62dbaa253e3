import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

/** Amounts and days as they are read. `wayToPay`: how to transfer; null when nothing is to be paid. */
export type InvoiceProps = SiteProps & {
  number: number
  fullName: string | null
  total: string
  dueOn: string
  wayToPay: string | null
  invoiceUrl: string
}

export const invoiceSubject = ({ number }: InvoiceProps) => `Faktura ${number}`

/** An invoice to be paid; its PDF goes with the mail. */
export function InvoiceEmail({ number, fullName, total, dueOn, wayToPay, invoiceUrl, ...site }: InvoiceProps) {
  return (
    <EmailFrame {...site} preview={`${total} senest den ${dueOn}.`} heading={`Faktura ${number}`}>
      <EmailText>{fullName ? `Kære ${fullName}` : 'Hej'}</EmailText>
      <EmailText>
        Fakturaen er vedhæftet som PDF. Den er på {total} og betales senest den {dueOn}.
      </EmailText>
      {wayToPay && <EmailText>{wayToPay}</EmailText>}
      <EmailMainAction href={invoiceUrl} label="Se og betal fakturaen" />
    </EmailFrame>
  )
}
