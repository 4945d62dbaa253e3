import 'server-only'
import { sheetFormName } from '@/lib/domain/proof-sheets/copy'
import { sheetPath } from '@/lib/domain/proof-sheets/paths'
import { canEdit, canWriteProofSheet } from '@/lib/domain/proof-sheets/policy'
import { roomOf } from '@/lib/domain/proof-sheets/room'
import { updateProofSheetInput } from '@/lib/domain/proof-sheets/schema'
import { getSheetRow, lockSheet, sheetColumnsOf } from '@/lib/domain/proof-sheets/sheet-row'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Writes a draft anew. Throws NOT_FOUND, and CONFLICT when it is no draft (any more): then a new version is made first. */
export const updateProofSheet = defineCommand({
  name: 'proof-sheets.update-proof-sheet',
  session: 'required',
  input: updateProofSheetInput,
  load: ({ id }, { actor }) => getSheetRow(actor, id),
  authorize: canWriteProofSheet,
  run: async (context, { id, ...written }) => {
    const sheet = await lockSheet(context.tx, id)
    if (!canEdit(sheet.status)) throw new DomainError('CONFLICT')
    await context.tx.proofSheet.update({ where: { id }, data: sheetColumnsOf(written) })
    context.about({ type: 'proof_sheet', id })
    return { id, number: sheet.number }
  },
  form: {
    name: sheetFormName,
    done: ({ id }, _, values) => `${sheetPath(roomOf(values), id)}?gemt=1`,
    back: ({ id = '' }, values) => `${sheetPath(roomOf(values), id)}/edit`,
  },
})
