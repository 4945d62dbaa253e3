import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `credits`: the number of the invoice that it reduces. */
export type CreditNoteProps = SiteProps & {
  number: number
  credits: number
  fullName: string | null
  total: string
  text: string | null
  invoiceUrl: string
}

export const creditNoteSubject = ({ number, credits }: CreditNoteProps) => `Kreditnota ${number} til faktura ${credits}`

/** A credit note, with its PDF. */
export function CreditNoteEmail({ number, credits, fullName, total, text, invoiceUrl, ...site }: CreditNoteProps) {
  return (
    <EmailFrame {...site} preview={`${total} er krediteret.`} heading={`Kreditnota ${number}`}>
      <EmailGreeting name={fullName} />
      <EmailText>
        Faktura {credits} er sat {total} ned. Kreditnotaen er vedhæftet som PDF.
      </EmailText>
      {text && <EmailText>{text}</EmailText>}
      <EmailText>
        Er fakturaen betalt, betaler vi beløbet tilbage. Er den ikke betalt, trækkes det fra det, der mangler.
      </EmailText>
      <EmailMainAction href={invoiceUrl} label="Se kreditnotaen" />
    </EmailFrame>
  )
}
