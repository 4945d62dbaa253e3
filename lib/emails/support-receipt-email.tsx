import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/**
 * `written`: the message, as plain text; null when the address is not confirmed, or the form could send any text to any
 * mailbox. `caseUrl`: opens the thread without sign-in.
 */
export type SupportReceiptProps = SiteProps & {
  number: number
  written: { name: string; subject: string; text: string } | null
  caseUrl: string
  /** Both in words. */
  linkValidFor: string
  answerTime: string
}

export const supportReceiptSubject = ({ number, written }: SupportReceiptProps) =>
  `Vi har fået din henvendelse (${number})${written ? `: ${written.subject}` : ''}`

/** The receipt for a case: its number and the link to it. */
export function SupportReceiptEmail({
  number,
  written,
  caseUrl,
  linkValidFor,
  answerTime,
  ...site
}: SupportReceiptProps) {
  return (
    <EmailFrame {...site} preview={`Din henvendelse har nummer ${number}.`} heading="Vi har fået din henvendelse">
      <EmailGreeting name={written?.name ?? null} />
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/support/deadlines.test.ts */}
        Tak, fordi du skrev. Din henvendelse har nummer {number}, og et menneske læser den. Vi svarer inden for{' '}
        {answerTime}, og svaret kommer til denne mailadresse.
      </EmailText>
      {written && (
        <>
          <EmailText>Du skrev om »{written.subject}«:</EmailText>
          <EmailQuote words={written.text} />
        </>
      )}
      <EmailText>
        {written ? 'Du kan se henvendelsen og skrive mere her:' : 'Du kan se, hvad du skrev, og skrive mere her:'}
      </EmailText>
      <EmailMainAction href={caseUrl} label="Se henvendelsen" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/support/queries.test.ts, lib/domain/support/commands/reply-by-link.test.ts */}
        Linket virker i {linkValidFor} og åbner henvendelsen, uden at man skal logge ind. Send det derfor ikke videre.
        Har du ikke selv skrevet til os, kan du se bort fra mailen.
      </EmailQuiet>
    </EmailFrame>
  )
}
