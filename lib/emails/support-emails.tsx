import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `text`: the message, as plain text. `isReply`: whether the case already existed. */
type SupportOpenedProps = SiteProps & {
  number: number
  topic: string
  subject: string
  name: string
  text: string
  caseUrl: string
  isReply: boolean
}

const supportOpenedSubject = ({ number, subject, isReply }: SupportOpenedProps) =>
  `${isReply ? 'Nyt om henvendelse' : 'Ny henvendelse'} ${number}: ${subject}`

/** To the administrators: a case awaits an answer. */
function SupportOpenedEmail(props: SupportOpenedProps) {
  const { number, topic, subject, name, text, caseUrl, isReply, ...site } = props
  const did = isReply
    ? `har skrevet mere om henvendelse ${number}`
    : `har skrevet til os. Henvendelsen har nummer ${number}`
  return (
    <EmailFrame
      {...site}
      preview={`${name}: ${subject}`}
      heading={isReply ? 'Nyt om en henvendelse' : 'En ny henvendelse'}
    >
      <EmailText>
        {name} {did}.
      </EmailText>
      <EmailText>
        {topic}: {subject}
      </EmailText>
      <EmailQuote words={text} />
      <EmailMainAction href={caseUrl} label="Åbn henvendelsen" />
    </EmailFrame>
  )
}

/** `text`: the answer, as plain text. `caseUrl`: opens the thread without sign-in. */
type SupportAnswerProps = SiteProps & {
  number: number
  name: string | null
  /** Null, like the name, when the address is not confirmed. */
  subject: string | null
  text: string
  answeredBy: string
  caseUrl: string
  /** In words. */
  linkValidFor: string
}

const supportAnswerSubject = ({ number, subject }: SupportAnswerProps) =>
  `Svar på din henvendelse (${number})${subject ? `: ${subject}` : ''}`

/** The answer to a case, and how to reply. */
function SupportAnswerEmail({
  number,
  name,
  subject,
  text,
  answeredBy,
  caseUrl,
  linkValidFor,
  ...site
}: SupportAnswerProps) {
  return (
    <EmailFrame {...site} preview={`${answeredBy} har svaret dig.`} heading="Svar på din henvendelse">
      <EmailGreeting name={name} />
      <EmailText>
        {answeredBy} fra {site.siteName} har svaret på din henvendelse {number}
        {subject && ` om »${subject}«`}:
      </EmailText>
      <EmailQuote words={text} />
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/support/commands/reply-by-link.test.ts */}
        Vil du skrive mere, så gør det der, hvor vi har svaret. Så kan vi se det hele samlet.
      </EmailText>
      <EmailMainAction href={caseUrl} label="Skriv et svar" />
      <EmailQuiet>
        {/* 1 of 2 kept by: lib/domain/support/queries.test.ts, lib/domain/support/commands/reply-by-link.test.ts */}
        Linket virker i {linkValidFor} og åbner henvendelsen, uden at man skal logge ind. Send det derfor ikke videre.
      </EmailQuiet>
    </EmailFrame>
  )
}

/**
 * `written`: the message, as plain text; null when the address is not confirmed, or the form could send any text to any
 * mailbox. `caseUrl`: opens the thread without sign-in.
 */
type SupportReceiptProps = SiteProps & {
  number: number
  written: { name: string; subject: string; text: string } | null
  caseUrl: string
  /** Both in words. */
  linkValidFor: string
  answerTime: string
}

const supportReceiptSubject = ({ number, written }: SupportReceiptProps) =>
  `Vi har fået din henvendelse (${number})${written ? `: ${written.subject}` : ''}`

/** The receipt for a case: its number and the link to it. */
function SupportReceiptEmail({ number, written, caseUrl, linkValidFor, answerTime, ...site }: SupportReceiptProps) {
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

export const supportEmails = {
  'support-receipt': { subject: supportReceiptSubject, Body: SupportReceiptEmail },
  'support-answer': { subject: supportAnswerSubject, Body: SupportAnswerEmail },
  'support-opened': { subject: supportOpenedSubject, Body: SupportOpenedEmail },
}
