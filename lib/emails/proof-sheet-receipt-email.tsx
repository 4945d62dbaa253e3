import type { Thing } from '@/lib/shared/thing'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'
import { SenderLine } from './proof-sheet-sender-line'

/** `lines`: the inscription, from the top. `pdfUrl`: the approved PDF. `approvedOn` and `expiresOn` in words. */
export type ProofSheetReceiptProps = SiteProps & {
  answeredByName: string
  sheetName: string
  thing: Thing
  stoneName: string
  lines: string[]
  approvedOn: string
  readyWhen: string | null
  senderName: string
  senderPhone: string | null
  senderEmail: string
  pdfUrl: string
  sheetUrl: string
  expiresOn: string
}

export const proofSheetReceiptSubject = ({ thing, stoneName, sheetName }: ProofSheetReceiptProps) =>
  `Kvittering: du har godkendt ${thing} for ${stoneName} (tegning ${sheetName})`

/** To the family: a record of what they approved. */
export function ProofSheetReceiptEmail(props: ProofSheetReceiptProps) {
  const { answeredByName, sheetName, thing, stoneName, lines, approvedOn, readyWhen, ...rest } = props
  const { senderName, senderPhone, senderEmail, pdfUrl, sheetUrl, expiresOn, ...site } = rest
  return (
    <EmailFrame
      {...site}
      preview="Her er tegningen, du har godkendt."
      heading={`${thing === 'pladen' ? 'Pladen' : 'Stenen'} for ${stoneName}`}
    >
      <EmailText>Kære {answeredByName}</EmailText>
      <EmailText>
        Tak for dit svar. Du godkendte tegning {sheetName} {approvedOn}. Det er den tegning, {thing} bliver lavet efter,
        og det er den, du kan hente her som PDF. Teksten er:
      </EmailText>
      <EmailQuote words={lines.join('\n')} />
      <EmailText>
        {readyWhen
          ? `${senderName} regner med, at arbejdet er færdigt: ${readyWhen}.`
          : `${senderName} har fået dit svar og siger til, når ${thing} er klar.`}
      </EmailText>
      <EmailMainAction href={pdfUrl} label="Hent tegningen (PDF)" />
      <SenderLine name={senderName} phone={senderPhone} email={senderEmail} />
      <EmailQuiet>
        Gem gerne PDF-filen. Linket til den og til <a href={sheetUrl}>siden med tegningen</a> virker indtil {expiresOn}.
        Var det ikke dig, der godkendte, så skriv eller ring til {senderName}.
      </EmailQuiet>
    </EmailFrame>
  )
}
