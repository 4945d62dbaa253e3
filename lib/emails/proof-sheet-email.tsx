import { type Thing, workOn } from '@/lib/shared/thing'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailQuiet, EmailQuote, EmailText, type SiteProps } from './email-frame'
import { SenderLine } from './proof-sheet-sender-line'

/** `stoneName`: as it will be cut. `sheetUrl`: opens the drawing without sign-in. `expiresOn` in words. */
export type ProofSheetProps = SiteProps & {
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

export const proofSheetSubject = ({ thing, stoneName, isReminder }: ProofSheetProps) =>
  isReminder ? `Tegningen af ${thing} for ${stoneName} venter på dit svar` : `Se tegningen af ${thing} for ${stoneName}`

/** Asks the family to approve the drawing behind the link before the stone is cut. */
export function ProofSheetEmail(props: ProofSheetProps) {
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
