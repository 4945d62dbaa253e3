import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `text` is what the person wrote, as plain text; `caseUrl` opens the thread without sign-in. */
export type SupportReceiptProps = SiteProps & {
  number: number
  name: string
  subject: string
  text: string
  caseUrl: string
}

export const supportReceiptSubject = ({ number, subject }: SupportReceiptProps) =>
  `Vi har fået din henvendelse (${number}): ${subject}`

/** The receipt for a case: its number, what was written, and the way back to it. */
export function SupportReceiptEmail({ number, name, subject, text, caseUrl, ...site }: SupportReceiptProps) {
  return (
    <EmailFrame {...site} preview={`Din henvendelse har nummer ${number}.`} heading="Vi har fået din henvendelse">
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        Tak, fordi du skrev. Din henvendelse har nummer {number}, og et menneske læser den. Vi svarer inden for to
        hverdage, og svaret kommer til denne mailadresse.
      </EmailText>
      <EmailText>Du skrev om »{subject}«:</EmailText>
      <EmailQuote words={text} />
      <EmailText>Du kan se sagen og skrive mere her:</EmailText>
      <EmailMainAction href={caseUrl} label="Se sagen" />
      <EmailQuiet>
        Linket virker i et år og åbner sagen, uden at man skal logge ind. Send det derfor ikke videre. Har du ikke selv
        skrevet til os, kan du se bort fra mailen.
      </EmailQuiet>
    </EmailFrame>
  )
}
