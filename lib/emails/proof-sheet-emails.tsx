import { formatPhone } from '@/lib/shared/phone'
import { type Thing, workOn } from '@/lib/shared/thing'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'

/** `sheetName`: the sheet's number and version. `answer`: the changes the family asks for, as plain text. */
type ProofSheetAnsweredProps = SiteProps & {
  writerName: string
  sheetName: string
  thing: Thing
  stoneName: string
  isApproved: boolean
  answeredByName: string
  answer: string | null
  sheetUrl: string
}

const proofSheetAnsweredSubject = ({ isApproved, thing, stoneName, sheetName }: ProofSheetAnsweredProps) =>
  isApproved ? `Godkendt: ${thing} for ${stoneName} (tegning ${sheetName})` : `Skal rettes: ${thing} for ${stoneName}`

/** To the drawing's author: the family's answer in their own words. */
function ProofSheetAnsweredEmail(props: ProofSheetAnsweredProps) {
  const { writerName, sheetName, thing, stoneName, isApproved, answeredByName, answer, sheetUrl, ...site } = props
  return (
    <EmailFrame
      {...site}
      preview={isApproved ? 'Tegningen er godkendt.' : 'Familien beder om en rettelse.'}
      heading={isApproved ? 'Familien har godkendt tegningen' : 'Familien beder om en rettelse'}
    >
      <EmailText>Kære {writerName}</EmailText>
      <EmailText>
        {isApproved
          ? // 2 of 2 kept by: lib/domain/proof-sheets/commands/approve-proof-sheet.test.ts
            `${answeredByName} har læst og godkendt tegning ${sheetName} af ${thing} for ${stoneName}. Tegningen ligger nu fast, og arbejdet med ${thing} kan begynde.`
          : `${answeredByName} har læst tegning ${sheetName} af ${thing} for ${stoneName} og beder om en rettelse:`}
      </EmailText>
      {answer && <EmailQuote words={answer} by={answeredByName} />}
      <EmailMainAction href={sheetUrl} label={isApproved ? 'Se tegningen' : 'Ret tegningen'} />
    </EmailFrame>
  )
}

/** `lines`: the inscription, from the top. `pdfUrl`: the approved PDF. `approvedOn` and `expiresOn` in words. */
type ProofSheetReceiptProps = SiteProps & {
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

const proofSheetReceiptSubject = ({ thing, stoneName, sheetName }: ProofSheetReceiptProps) =>
  `Kvittering: du har godkendt ${thing} for ${stoneName} (tegning ${sheetName})`

/** To the family: a record of what they approved. */
function ProofSheetReceiptEmail(props: ProofSheetReceiptProps) {
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

/** `stoneName`: as it will be cut. `sheetUrl`: opens the drawing without sign-in. `expiresOn` in words. */
type ProofSheetProps = SiteProps & {
  familyName: string
  thing: Thing
  stoneName: string
  /** 'Lars Jensen, Holm Sten' */
  senderName: string
  senderPhone: string | null
  senderEmail: string
  /** The sender's message, as plain text. */
  note: string | null
  isReminder: boolean
  sheetUrl: string
  expiresOn: string
}

const proofSheetSubject = ({ thing, stoneName, isReminder }: ProofSheetProps) =>
  isReminder ? `Tegningen af ${thing} for ${stoneName} venter på dit svar` : `Se tegningen af ${thing} for ${stoneName}`

/** Asks the family to approve the drawing behind the link before the stone is cut. */
function ProofSheetEmail(props: ProofSheetProps) {
  const { familyName, thing, stoneName, senderName, senderPhone, senderEmail, ...rest } = props
  const { note, isReminder, sheetUrl, expiresOn, ...site } = rest
  return (
    <EmailFrame
      {...site}
      preview={`Læs teksten igennem, før den bliver ${workOn(thing).done}.`}
      heading={`${thing === 'pladen' ? 'Pladen' : 'Stenen'} for ${stoneName}`}
    >
      <EmailText>Kære {familyName}</EmailText>
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/production/commands/make-batch.test.ts */}
        {isReminder
          ? `${senderName} har sendt dig en tegning af ${thing} og venter på dit svar.`
          : `${senderName} har tegnet ${thing} med teksten og koden, som den kommer til at se ud.`}{' '}
        Læs den igennem bogstav for bogstav, og se efter, at datoerne er rigtige. Du kan godkende den eller bede om en
        rettelse. Der bliver ikke {workOn(thing).done} noget, før du har godkendt.
      </EmailText>
      {note && <EmailQuote words={note} by={senderName} />}
      <EmailMainAction href={sheetUrl} label="Se tegningen" />
      <SenderLine name={senderName} phone={senderPhone} email={senderEmail} />
      <EmailQuiet>
        {/* 1 of 3 kept by: lib/domain/proof-sheets/sheets.ts, lib/domain/proof-sheets/commands/send-proof-sheet.test.ts */}
        {/* 2 of 3 kept by: lib/domain/proof-sheets/commands/approve-proof-sheet.test.ts */}
        Linket virker indtil {expiresOn}, uden at du skal logge ind. Den, der har linket, kan svare for dig, så send det
        kun til dem, der skal læse med. Kender du ikke noget til {thing}, kan du se bort fra mailen.
      </EmailQuiet>
    </EmailFrame>
  )
}

/** The sender's name and contact: a reply to the mail itself would reach our support. */
export function SenderLine({ name, phone, email }: { name: string; phone: string | null; email: string }) {
  return (
    <EmailText>
      Har du spørgsmål, så {phone && `ring til ${formatPhone(phone)} eller `}skriv til {email}.
      <br />
      Venlig hilsen
      <br />
      {name}
    </EmailText>
  )
}

export const proofSheetEmails = {
  'proof-sheet': { subject: proofSheetSubject, Body: ProofSheetEmail },
  'proof-sheet-answered': { subject: proofSheetAnsweredSubject, Body: ProofSheetAnsweredEmail },
  'proof-sheet-receipt': { subject: proofSheetReceiptSubject, Body: ProofSheetReceiptEmail },
}
