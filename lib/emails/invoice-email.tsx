import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/**
 * Amounts and days as they are read. `owed`: what is left to pay; null when nothing is. `wayToPay`: how to transfer.
 */
export type InvoiceProps = SiteProps & {
  number: number
  fullName: string | null
  /** What it is for. */
  bought: string
  total: string
  owed: string | null
  dueOn: string
  wayToPay: string | null
  invoiceUrl: string
}

export const invoiceSubject = ({ number }: InvoiceProps) => `Faktura ${number}`

/** An invoice that is owed, or was before it was credited or given up; its PDF goes with the mail. */
export function InvoiceEmail(props: InvoiceProps) {
  const { number, fullName, bought, total, owed, dueOn, wayToPay, invoiceUrl, ...site } = props
  // no promise: the same day, written out
  const preview = owed ? `${owed} betales senest den ${dueOn}.` : 'Der er ikke noget at betale.'
  return (
    <EmailFrame {...site} preview={preview} heading={`Faktura ${number}`}>
      <EmailGreeting name={fullName} />
      <EmailText>Fakturaen er vedhæftet som PDF. {paymentText({ total, owed, dueOn })}</EmailText>
      <EmailText>{bought}</EmailText>
      {wayToPay && <EmailText>{wayToPay}</EmailText>}
      <EmailMainAction href={invoiceUrl} label={owed ? 'Se og betal fakturaen' : 'Se fakturaen'} />
    </EmailFrame>
  )
}

function paymentText({ total, owed, dueOn }: Pick<InvoiceProps, 'total' | 'owed' | 'dueOn'>): string {
  if (!owed) return `Den er på ${total}, men der er ikke mere at betale.`
  if (owed === total)
    // no promise: the same day, written out
    return `Den er på ${total} og betales senest den ${dueOn}.`
  // no promise: an instruction to the payer of an invoice
  return `Den er på ${total}, og der mangler ${owed}, som betales senest den ${dueOn}.`
}
