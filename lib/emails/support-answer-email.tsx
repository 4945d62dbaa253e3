import { EmailMainAction } from './email-action'
import { EmailFrame, EmailGreeting, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `text`: the answer, as plain text. `caseUrl`: opens the thread without sign-in. */
export type SupportAnswerProps = SiteProps & {
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

export const supportAnswerSubject = ({ number, subject }: SupportAnswerProps) =>
  `Svar på din henvendelse (${number})${subject ? `: ${subject}` : ''}`

/** The answer to a case, and how to reply. */
export function SupportAnswerEmail({
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
