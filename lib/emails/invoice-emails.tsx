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

const creditNoteSubject = ({ number, credits }: CreditNoteProps) => `Kreditnota ${number} til faktura ${credits}`

const outcomeTexts: Record<CreditNoteProps['outcome'], string> = {
  paid_back: 'Det, der er betalt for meget, betaler vi tilbage.',
  less_to_pay: 'Beløbet er trukket fra det, der mangler at blive betalt.',
  nothing_to_pay: 'Du skal ikke betale noget.',
}

/** A credit note, with its PDF. */
function CreditNoteEmail({ number, credits, fullName, total, text, outcome, invoiceUrl, ...site }: CreditNoteProps) {
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

/** `round`: 1 to 3. `owed`: what is left to pay, as it is read. */
type InvoiceReminderProps = SiteProps & {
  number: number
  round: number
  fullName: string | null
  owed: string
  dueOn: string
  wayToPay: string | null
  invoiceUrl: string
}

const invoiceReminderSubject = ({ number, round }: InvoiceReminderProps) =>
  round === 3 ? `Faktura ${number} mangler stadig at blive betalt` : `En venlig påmindelse om faktura ${number}`

/**
 * A reminder without fee or interest, which it does not waive: resellers' terms allow them. The last one says that we
 * get in touch.
 */
function InvoiceReminderEmail(props: InvoiceReminderProps) {
  const { number, round, fullName, owed, dueOn, wayToPay, invoiceUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Vi mangler ${owed}`} heading={`Faktura ${number}`}>
      <EmailGreeting name={fullName} />
      {round === 1 && (
        <EmailText>
          Faktura {number} skulle være betalt den {dueOn}, men {owed} er ikke kommet endnu. Den kan let være blevet væk
          i en indbakke, så her er den igen.
        </EmailText>
      )}
      {round === 2 && (
        <EmailText>
          Vi mangler stadig {owed} for faktura {number}, som skulle være betalt den {dueOn}. Er der noget galt med
          fakturaen, så svar på mailen.
        </EmailText>
      )}
      {round === 3 && (
        <EmailText>
          {/* 2 of 3 kept by: lib/domain/invoices/commands/remind-of-invoice.test.ts */}
          Vi har skrevet to gange om faktura {number}, hvor {owed} stadig mangler. Det er den sidste påmindelse, vi
          sender af os selv. Passer det dårligt lige nu, så svar på mailen, og så finder vi en anden dag.
        </EmailText>
      )}
      {wayToPay && <EmailText>{wayToPay}</EmailText>}
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/invoices/commands/remind-of-invoice.test.ts */}
        Vi har ikke lagt gebyr eller renter til. Er pengene på vej, skal du ikke gøre mere.
      </EmailText>
      <EmailMainAction href={invoiceUrl} label="Se og betal fakturaen" />
    </EmailFrame>
  )
}

/** `paidOn`: the day the last of it was booked, as it is read. */
type InvoicePaidProps = SiteProps & {
  number: number
  fullName: string | null
  total: string
  paidOn: string
  invoiceUrl: string
}

const invoicePaidSubject = ({ number }: InvoicePaidProps) => `Kvittering for faktura ${number}`

/** A receipt, with the invoice as PDF. */
function InvoicePaidEmail({ number, fullName, total, paidOn, invoiceUrl, ...site }: InvoicePaidProps) {
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

/**
 * Amounts and days as they are read. `owed`: what is left to pay; null when nothing is. `wayToPay`: how to transfer.
 */
type InvoiceProps = SiteProps & {
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

const invoiceSubject = ({ number }: InvoiceProps) => `Faktura ${number}`

/** An invoice that is owed, or was before it was credited or given up; its PDF goes with the mail. */
function InvoiceEmail(props: InvoiceProps) {
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

export const invoiceEmails = {
  'credit-note': { subject: creditNoteSubject, Body: CreditNoteEmail },
  invoice: { subject: invoiceSubject, Body: InvoiceEmail },
  'invoice-paid': { subject: invoicePaidSubject, Body: InvoicePaidEmail },
  'invoice-reminder': { subject: invoiceReminderSubject, Body: InvoiceReminderEmail },
}
