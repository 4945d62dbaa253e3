import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `credits`: the number of the invoice that it reduces. `outcome`: what follows for whoever pays. */
export type CreditNoteProps = SiteProps & {
  number: number
  credits: number
  fullName: string | null
  total: string
  text: string | null
  outcome: 'paid_back' | 'less_to_pay' | 'nothing_to_pay'
  invoiceUrl: string
}

export const creditNoteSubject = ({ number, credits }: CreditNoteProps) => `Kreditnota ${number} til faktura ${credits}`

const outcomeTexts: Record<CreditNoteProps['outcome'], string> = {
  paid_back: 'Det, der er betalt for meget, betaler vi tilbage.',
  less_to_pay: 'Beløbet er trukket fra det, der mangler at blive betalt.',
  nothing_to_pay: 'Du skal ikke betale noget.',
}

/** A credit note, with its PDF. */
export function CreditNoteEmail({
  number,
  credits,
  fullName,
  total,
  text,
  outcome,
  invoiceUrl,
  ...site
}: CreditNoteProps) {
  return (
    <EmailFrame {...site} preview={`Faktura ${credits} er sat ned med ${total}`} heading={`Kreditnota ${number}`}>
      <EmailGreeting name={fullName} />
      <EmailText>
        Faktura {credits} er sat ned med {total}. Kreditnotaen er vedhæftet som PDF.
      </EmailText>
      {text && <EmailText>{text}</EmailText>}
      <EmailText>{outcomeTexts[outcome]}</EmailText>
      <EmailMainAction href={invoiceUrl} label="Se kreditnotaen" />
    </EmailFrame>
  )
}
