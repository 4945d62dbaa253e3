import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailText, type SiteProps } from './email-frame'

/**
 * `what` is 'en hilsen på mindesiden for …', or null when the report only describes it; `due` a whole date. Contains
 * nothing that was typed, since the address is not confirmed.
 */
export type ReportReceiptProps = SiteProps & {
  number: number
  what: string | null
  isComplaint: boolean
  due: string
  caseUrl: string
  /** In words. */
  linkValidFor: string
}

export const reportReceiptSubject = ({ number, isComplaint }: ReportReceiptProps) =>
  `Vi har fået din ${isComplaint ? 'klage' : 'anmeldelse'} (${number})`

export function ReportReceiptEmail({
  number,
  what,
  isComplaint,
  due,
  caseUrl,
  linkValidFor,
  ...site
}: ReportReceiptProps) {
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
