import 'server-only'
import { sheetFormName } from '@/lib/domain/proof-sheets/copy'
import { areaOf, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { canEdit, canWriteProofSheet } from '@/lib/domain/proof-sheets/policy'
import { updateProofSheetInput } from '@/lib/domain/proof-sheets/schema'
import { getSheetRow, lockSheet, refuseSpamInSheet, sheetColumnsOf } from '@/lib/domain/proof-sheets/sheets'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Updates a draft. Throws NOT_FOUND, and CONFLICT when it is no longer a draft; `newVersion` makes it one again. */
export const updateProofSheet = defineCommand({
  name: 'proof-sheets.update-proof-sheet',
  session: 'required',
  input: updateProofSheetInput,
  load: ({ id }, { actor }) => getSheetRow(actor, id),
  authorize: canWriteProofSheet,
  run: async (context, { id, ...written }) => {
    refuseSpamInSheet(written)
    const sheet = await lockSheet(context.tx, id)
    if (!canEdit(sheet.status)) throw new DomainError('CONFLICT')
    await context.tx.proofSheet.update({ where: { id }, data: sheetColumnsOf(written) })
    context.about({ type: 'proof_sheet', id })
    return { id, number: sheet.number }
  },
  form: {
    name: sheetFormName,
    done: ({ id }, _, values) => `${sheetPath(areaOf(values), id)}?gemt=1`,
    back: ({ id = '' }, values) => `${sheetPath(areaOf(values), id)}/edit`,
  },
})
