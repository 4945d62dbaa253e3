import { type Complaint, EmailComplaint, EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `what` is 'et billede på mindesiden for …', `the` 'Billedet'. */
type ContentBroughtBackProps = SiteProps & {
  fullName: string
  what: string
  the: string
  memorialName: string
  reasons: string
  pageUrl: string
}

const contentBroughtBackSubject = ({ the, memorialName }: ContentBroughtBackProps) =>
  `${the} vises igen (mindesiden for ${memorialName})`

function ContentBroughtBackEmail(props: ContentBroughtBackProps) {
  const { fullName, what, the, reasons, pageUrl, ...frame } = props
  const { memorialName: _, ...site } = frame
  return (
    <EmailFrame {...site} preview={`${the} vises igen.`} heading={`${the} vises igen`}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        {/* 2 of 2 kept by: lib/domain/reports/commands/bring-back-page.test.ts */}
        {/* 2 of 2 kept by: lib/domain/reports/commands/bring-back-contribution.test.ts */}
        Vi havde skjult {what}. Nu vises alt igen, som det stod før.
      </EmailText>
      <EmailText>Vores begrundelse er:</EmailText>
      <EmailQuote words={reasons} />
      <EmailMainAction href={pageUrl} label="Se mindesiden" />
    </EmailFrame>
  )
}

/**
 * `what` is 'et billede på mindesiden for …', `the` 'Billedet'. `facts` are whole
 * sentences: the ground, how we learned of it, who decided. Never names the reporter.
 */
type ContentHiddenProps = SiteProps & {
  fullName: string
  what: string
  the: string
  memorialName: string
  reasons: string
  facts: string
  /** The receiver owns the page, not only the post. */
  isOwner: boolean
  complaint: Complaint
  elsewhere: string
}

const contentHiddenSubject = ({ what }: ContentHiddenProps) => `Vi har skjult ${what}`

/** The statement of reasons to those concerned (Regulation (EU) 2022/2065 article 17). */
function ContentHiddenEmail(props: ContentHiddenProps) {
  const { fullName, what, the, memorialName, reasons, facts, isOwner, complaint, elsewhere, ...site } = props
  return (
    <EmailFrame {...site} preview={`${the} vises ikke for besøgende lige nu.`} heading={`Vi har skjult ${what}`}>
      <EmailText>Kære {fullName}</EmailText>
      <EmailText>
        {the} vises ikke længere for besøgende. Det gælder, indtil vi ændrer afgørelsen.{' '}
        {isOwner
          ? // kept by: lib/domain/reports/commands/hide-contribution.test.ts
            // kept by: lib/domain/reports/commands/hide-page.test.ts
            `Intet er slettet, og du kan stadig se det hele, når du redigerer mindesiden for ${memorialName}.`
          : ''}
      </EmailText>
      <EmailText>Vores begrundelse er:</EmailText>
      <EmailQuote words={reasons} />
      <EmailText>{facts}</EmailText>
      <EmailComplaint {...complaint} />
      <EmailQuiet>{elsewhere}</EmailQuiet>
    </EmailFrame>
  )
}

/**
 * `outcome`, `facts` and what follows are whole sentences; `reasons` is the administrator's text. `complaint` accepts
 * one complaint; null after a complaint.
 */
type ReportDecidedProps = SiteProps & {
  number: number
  what: string | null
  outcome: string
  reasons: string
  facts: string
  warning: string | null
  complaint: Complaint | null
  elsewhere: string
}

const reportDecidedSubject = ({ number }: ReportDecidedProps) => `Afgørelse om henvendelse ${number}`

/** To the person who reported or complained: the decision, its reasons, and how to complain. */
function ReportDecidedEmail(props: ReportDecidedProps) {
  const { number, what, outcome, reasons, facts, warning, complaint, elsewhere, ...site } = props
  return (
    <EmailFrame {...site} preview={outcome} heading={`Afgørelse om henvendelse ${number}`}>
      <EmailText>
        Du skrev til os{what ? ` om ${what}` : ''}. {outcome}
      </EmailText>
      <EmailText>Vores begrundelse er:</EmailText>
      <EmailQuote words={reasons} />
      <EmailText>{facts}</EmailText>
      {warning && <EmailText>{warning}</EmailText>}
      {complaint && <EmailComplaint {...complaint} />}
      <EmailQuiet>{elsewhere}</EmailQuiet>
    </EmailFrame>
  )
}

/**
 * `what` is 'en hilsen på mindesiden for …', or null when the report only describes it; `due` a whole date. Contains
 * nothing that was typed, since the address is not confirmed.
 */
type ReportReceiptProps = SiteProps & {
  number: number
  what: string | null
  isComplaint: boolean
  due: string
  caseUrl: string
  /** In words. */
  linkValidFor: string
}

const reportReceiptSubject = ({ number, isComplaint }: ReportReceiptProps) =>
  `Vi har fået din ${isComplaint ? 'klage' : 'anmeldelse'} (${number})`

function ReportReceiptEmail({ number, what, isComplaint, due, caseUrl, linkValidFor, ...site }: ReportReceiptProps) {
  const word = isComplaint ? 'klage' : 'anmeldelse'
  return (
    <EmailFrame {...site} preview={`Henvendelsen har nummer ${number}.`} heading={`Vi har fået din ${word}`}>
      <EmailText>
        Tak, fordi du skrev. {what ? `Det handler om ${what}. ` : ''}Henvendelsen har nummer {number}.
      </EmailText>
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/reports/commands/report-content.test.ts, lib/domain/support/deadlines.test.ts */}
        {/* 2 of 2 kept by: lib/domain/reports/commands/decide-report.test.ts */}
        Et menneske ser på den og afgør den senest den {due}. Afgørelsen kommer til denne mailadresse med en
        begrundelse.
      </EmailText>
      <EmailText>Du kan se henvendelsen og skrive mere her:</EmailText>
      <EmailMainAction href={caseUrl} label="Se henvendelsen" />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/support/queries.test.ts, lib/domain/support/commands/reply-by-link.test.ts */}
        Linket virker i {linkValidFor} og åbner henvendelsen, uden at man skal logge ind. Send det derfor ikke videre.
        Har du ikke selv skrevet til os, kan du se bort fra mailen.
      </EmailQuiet>
    </EmailFrame>
  )
}

export const reportEmails = {
  'content-brought-back': { subject: contentBroughtBackSubject, Body: ContentBroughtBackEmail },
  'content-hidden': { subject: contentHiddenSubject, Body: ContentHiddenEmail },
  'report-decided': { subject: reportDecidedSubject, Body: ReportDecidedEmail },
  'report-receipt': { subject: reportReceiptSubject, Body: ReportReceiptEmail },
}
