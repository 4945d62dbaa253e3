import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/**
 * `outcome`, `facts` and what follows are whole sentences; `reasons` is the administrator's text. `complaint` accepts
 * one complaint; null after a complaint.
 */
export type ReportDecidedProps = SiteProps & {
  number: number
  what: string | null
  outcome: string
  reasons: string
  facts: string
  warning: string | null
  complaint: { sentence: string; url: string } | null
  elsewhere: string
}

export const reportDecidedSubject = ({ number }: ReportDecidedProps) => `Afgørelse om henvendelse ${number}`

/** To the person who reported or complained: the decision, its reasons, and how to complain. */
export function ReportDecidedEmail(props: ReportDecidedProps) {
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
      {complaint && (
        <>
          <EmailText>{complaint.sentence}</EmailText>
          <EmailMainAction href={complaint.url} label="Klag over afgørelsen" />
        </>
      )}
      <EmailQuiet>{elsewhere}</EmailQuiet>
    </EmailFrame>
  )
}
