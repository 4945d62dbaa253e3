import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailText, type SiteProps } from './email-frame'

/** `round`: 1 to 3. `owed`: what is left to pay, as it is read. */
export type InvoiceReminderProps = SiteProps & {
  number: number
  round: number
  fullName: string | null
  owed: string
  dueOn: string
  wayToPay: string | null
  invoiceUrl: string
}

export const invoiceReminderSubject = ({ number, round }: InvoiceReminderProps) =>
  round === 3 ? `Faktura ${number} mangler stadig at blive betalt` : `En venlig påmindelse om faktura ${number}`

/**
 * A reminder without fee or interest, which it does not waive: resellers' terms allow them. The last one says that we
 * get in touch.
 */
export function InvoiceReminderEmail(props: InvoiceReminderProps) {
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
