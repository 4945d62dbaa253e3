import 'server-only'
import { thingOf } from '@/lib/domain/artwork/copy'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { sheetActionsName } from '@/lib/domain/proof-sheets/copy'
import { ProofSheetError } from '@/lib/domain/proof-sheets/errors'
import { makePaper } from '@/lib/domain/proof-sheets/make-paper'
import { areaOf, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { canSend, canWriteProofSheet } from '@/lib/domain/proof-sheets/policy'
import { proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { personOf, senderOf, signedBy } from '@/lib/domain/proof-sheets/sender'
import { withEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { createSheetUrl, getSheetRow, isSameDrawing, linkDays, lockSheet } from '@/lib/domain/proof-sheets/sheets'
import { assertInUse, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

/**
 * Makes the PDF, proves that its code can be read, stores it and mails the family a link. Sending again is a reminder
 * with the same PDF. Throws NOT_FOUND, CONFLICT when the sheet was answered or edited meanwhile, EXPORT_WITHHELD when
 * the code cannot be read from the drawing or the PDF, ARTWORK_TOO_SMALL, ARTWORK_DOES_NOT_FIT, STORAGE_FULL,
 * PROOF_SHEET_ADDRESS and the mailbox quota's error.
 */
export const sendProofSheet = defineCommand({
  name: 'proof-sheets.send-proof-sheet',
  session: 'required',
  input: proofSheetId,
  limits: (_, { actor }) => [{ name: 'send-proof-sheet', key: actor.userId, points: 60, seconds: 3600 }],
  load: async ({ id }, { actor }) => signedBy(await getSheetRow(actor, id), actor),
  authorize: canWriteProofSheet,
  // Nothing to release: concurrent sends may store the same file, and removePaperJob removes it if no sheet refers to
  // it.
  prepare: async (_, __, sheet) => {
    // Copied from an approved sheet whose address was forgotten.
    if (sheet.familyEmail === '') throw new ProofSheetError('PROOF_SHEET_ADDRESS')
    return sheet.status === 'draft' ? makePaper(sheet) : null
  },
  run: async (context, { id }, read, paper) => {
    const { tx } = context
    // Lock order: code before sheet.
    assertInUse(await lockCodeRow(tx, { id: read.qrCodeId }))
    const sheet = await lockSheet(tx, id)
    if (!canSend(sheet.status) || !isSameDrawing(sheet, read) || (sheet.status === 'draft') !== (paper !== null)) {
      throw new DomainError('CONFLICT')
    }
    await assertMailboxQuota(tx, { to: sheet.familyEmail, template: 'proof-sheet' })
    const person = personOf(context.actor)
    const kind = paper ? 'sent' : 'reminded'
    const history = withEvent(sheet, { kind, version: sheet.version, name: person.name })
    const unanswered = { answeredAt: null, answeredByName: null, answer: null }
    const signed = { sentAt: new Date(), sentById: person.id, sentByName: read.sentByName }
    await tx.proofSheet.update({
      where: { id },
      data: { history, ...(paper && { ...paper, status: 'sent', ...signed, ...unanswered }) },
    })
    const sheetUrl = await createSheetUrl(tx, id, sheet.familyEmail)
    const { name: senderName, phone: senderPhone, email: senderEmail } = senderOf(read)
    const props = {
      familyName: sheet.familyName,
      thing: thingOf(sheet),
      stoneName: sheet.inscription.name,
      note: sheet.note,
      sheetUrl,
      senderName,
      senderPhone,
      senderEmail,
      isReminder: paper === null,
      expiresOn: formatWeekdayAndDate(new Date(Date.now() + linkDays * 86_400_000)),
    }
    await queueMail(context, { to: sheet.familyEmail, mail: { template: 'proof-sheet', props } })
    context.about({
      type: 'proof_sheet',
      id,
      detail: { version: sheet.version, sha256: paper?.sha256 ?? sheet.sha256 },
    })
    return { id, isReminder: paper === null }
  },
  form: {
    name: sheetActionsName,
    done: ({ id, isReminder }, _, values) => `${sheetPath(areaOf(values), id)}?gemt=${isReminder ? 'igen' : 'sendt'}`,
    back: ({ id = '' }, values) => sheetPath(areaOf(values), id),
  },
})
