import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { sheetActionsName } from '@/lib/domain/proof-sheets/copy'
import { makePaper } from '@/lib/domain/proof-sheets/make-paper'
import { sheetPath } from '@/lib/domain/proof-sheets/paths'
import { personOf } from '@/lib/domain/proof-sheets/person-of'
import { canSend, canWriteProofSheet } from '@/lib/domain/proof-sheets/policy'
import { roomOf } from '@/lib/domain/proof-sheets/room'
import { proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { senderOf, signedBy } from '@/lib/domain/proof-sheets/sender'
import { andThen } from '@/lib/domain/proof-sheets/sheet-history'
import { createSheetUrl, linkDays } from '@/lib/domain/proof-sheets/sheet-links'
import { getSheetRow, isSameDrawing, lockSheet } from '@/lib/domain/proof-sheets/sheet-row'
import { assertInUse, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'

/**
 * Makes the paper, reads it back, keeps it and mails the family a link; sent again, it is a reminder of the same paper.
 * Throws NOT_FOUND, CONFLICT when it was answered or written anew meanwhile, EXPORT_WITHHELD when the code cannot be read
 * from the drawing or from the paper, ARTWORK_TOO_SMALL and ARTWORK_DOES_NOT_FIT.
 */
export const sendProofSheet = defineCommand({
  name: 'proof-sheets.send-proof-sheet',
  session: 'required',
  input: proofSheetId,
  limits: (_, { actor }) => [{ name: 'send-proof-sheet', key: actor.userId, points: 60, seconds: 3600 }],
  load: async ({ id }, { actor }) => signedBy(await getSheetRow(actor, id), actor),
  authorize: canWriteProofSheet,
  // Not released: two who send it at once store the same file. The job queued before that removes it if no sheet has it.
  prepare: async (_, __, sheet) => (sheet.status === 'draft' ? makePaper(sheet) : null),
  run: async (context, { id }, read, paper) => {
    const { tx } = context
    // The code before its sheet, as everybody else who holds both.
    assertInUse(await lockCodeRow(tx, { id: read.qrCodeId }))
    const sheet = await lockSheet(tx, id)
    if (!canSend(sheet.status) || !isSameDrawing(sheet, read) || (sheet.status === 'draft') !== (paper !== null)) {
      throw new DomainError('CONFLICT')
    }
    await assertMailboxQuota(tx, { to: sheet.familyEmail, template: 'proof-sheet' })
    const person = personOf(context.actor)
    const kind = paper ? 'sent' : 'reminded'
    const history = andThen(sheet, { kind, version: sheet.version, name: person.name })
    const unanswered = { answeredAt: null, answeredByName: null, answer: null }
    const signed = { sentAt: new Date(), sentById: person.id, sentByName: read.sentByName }
    await tx.proofSheet.update({
      where: { id },
      data: { history, ...(paper && { ...paper, status: 'sent', ...signed, ...unanswered }) },
    })
    const sheetUrl = await createSheetUrl(tx, id, sheet.familyEmail)
    const { name: senderName, phone: senderPhone, email: senderEmail } = senderOf(read)
    const props = {
      ...{ familyName: sheet.familyName, stoneName: sheet.inscription.name, note: sheet.note, sheetUrl },
      ...{ senderName, senderPhone, senderEmail },
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
    done: ({ id, isReminder }, _, values) => `${sheetPath(roomOf(values), id)}?gemt=${isReminder ? 'igen' : 'sendt'}`,
    back: ({ id = '' }, values) => sheetPath(roomOf(values), id),
  },
})
