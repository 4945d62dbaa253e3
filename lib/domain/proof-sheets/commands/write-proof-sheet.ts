import 'server-only'
import { assertFreeToDraw, atCodeField } from '@/lib/domain/proof-sheets/assert-free-to-draw'
import { sheetFormName } from '@/lib/domain/proof-sheets/copy'
import { areaOf, sheetAreas, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { canReadProofSheet, canWriteProofSheet } from '@/lib/domain/proof-sheets/policy'
import { writeProofSheetInput } from '@/lib/domain/proof-sheets/schema'
import { personOf } from '@/lib/domain/proof-sheets/sender'
import { withEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { refuseSpamInSheet, sheetColumnsOf } from '@/lib/domain/proof-sheets/sheets'
import { lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'

/**
 * Creates a draft proof sheet. A code has at most one open sheet, so that a family cannot approve two. Throws
 * QR_CODE_UNKNOWN for codes outside the actor's stock, and what assertFreeToDraw throws.
 */
export const writeProofSheet = defineCommand({
  name: 'proof-sheets.write-proof-sheet',
  session: 'required',
  status: 201,
  input: writeProofSheetInput,
  load: ({ code }, { actor }) =>
    atCodeField(async () => {
      const row = await db.qrCode.findUnique({ where: { code }, select: { id: true, resellerId: true } })
      if (!row || !canReadProofSheet(actor, row)) throw new QrCodeError('QR_CODE_UNKNOWN')
      return row
    }),
  authorize: canWriteProofSheet,
  run: async (context, { code: _, ...written }, { id: qrCodeId, resellerId }) => {
    refuseSpamInSheet(written)
    const { tx } = context
    await atCodeField(async () => assertFreeToDraw(tx, await lockCodeRow(tx, { id: qrCodeId }), resellerId))
    const person = personOf(context.actor)
    const { id, number } = await tx.proofSheet.create({
      data: {
        ...sheetColumnsOf(written),
        qrCodeId,
        resellerId,
        createdById: person.id,
        createdByName: person.name,
        history: withEvent({ history: [] }, { kind: 'written', version: 1, name: person.name }),
      },
      select: { id: true, number: true },
    })
    context.about({ type: 'proof_sheet', id })
    return { id, number }
  },
  form: {
    name: sheetFormName,
    done: ({ id }, _, values) => sheetPath(areaOf(values), id),
    back: (_, values) => `${sheetAreas[areaOf(values)]}/new`,
  },
})
