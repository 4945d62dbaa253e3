import 'server-only'
import { assertFreeToDraw } from '@/lib/domain/proof-sheets/assert-free-to-draw'
import { sheetActionsName } from '@/lib/domain/proof-sheets/copy'
import { removePaperJob } from '@/lib/domain/proof-sheets/jobs'
import { areaOf, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { canWriteProofSheet, staysSameSheet } from '@/lib/domain/proof-sheets/policy'
import { proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { personOf } from '@/lib/domain/proof-sheets/sender'
import { withEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { getSheetRow, lockSheet } from '@/lib/domain/proof-sheets/sheets'
import { assertInUse, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Turns a sent sheet back into a draft, as the next version under the same number; the family's link stays valid. An
 * approved or withdrawn sheet is left unchanged and copied to a new one. Returns the id of the sheet to edit.
 * Throws NOT_FOUND, CONFLICT for a draft, and what assertFreeToDraw throws for a copy.
 */
export const newVersion = defineCommand({
  name: 'proof-sheets.new-version',
  session: 'required',
  input: proofSheetId,
  load: ({ id }, { actor }) => getSheetRow(actor, id),
  authorize: canWriteProofSheet,
  run: async (context, { id }, { qrCodeId }) => {
    const { tx } = context
    const person = personOf(context.actor)
    const code = await lockCodeRow(tx, { id: qrCodeId })
    assertInUse(code)
    const sheet = await lockSheet(tx, id)
    if (sheet.status === 'draft') throw new DomainError('CONFLICT')
    if (staysSameSheet(sheet.status)) {
      const data = {
        status: 'draft',
        version: sheet.version + 1,
        storageKey: null,
        sha256: null,
        drawingSha256: null,
        history: withEvent(sheet, { kind: 'version', version: sheet.version + 1, name: person.name }),
      } as const
      await tx.proofSheet.update({ where: { id }, data })
      if (sheet.storageKey) await context.enqueue(removePaperJob, { storageKey: sheet.storageKey })
      context.about({ type: 'proof_sheet', id, detail: { version: data.version, answer: sheet.answer } })
      return { id }
    }
    await assertFreeToDraw(tx, code, sheet.resellerId)
    const { options, inscription, note, internalNote, readyWhen, familyName, familyEmail, resellerId } = sheet
    const from = { kind: 'copied', version: 1, name: person.name, words: String(sheet.number) } as const
    const copy = await tx.proofSheet.create({
      data: {
        qrCodeId,
        resellerId,
        options,
        inscription,
        note,
        internalNote,
        readyWhen,
        familyName,
        familyEmail,
        createdById: person.id,
        createdByName: person.name,
        history: withEvent({ history: [] }, from),
      },
      select: { id: true },
    })
    context.about({ type: 'proof_sheet', id: copy.id, detail: { from: id } })
    return copy
  },
  form: {
    name: sheetActionsName,
    done: ({ id }, _, values) => `${sheetPath(areaOf(values), id)}/edit`,
    back: ({ id = '' }, values) => sheetPath(areaOf(values), id),
  },
})
