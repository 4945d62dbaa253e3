import 'server-only'
import { sheetActionsName } from '@/lib/domain/proof-sheets/copy'
import { ProofSheetError } from '@/lib/domain/proof-sheets/errors'
import { areaOf, sheetPath } from '@/lib/domain/proof-sheets/paths'
import { canWithdraw, canWriteProofSheet } from '@/lib/domain/proof-sheets/policy'
import { proofSheetId } from '@/lib/domain/proof-sheets/schema'
import { personOf } from '@/lib/domain/proof-sheets/sender'
import { withEvent } from '@/lib/domain/proof-sheets/sheet-history'
import { getSheetRow, lockSheet } from '@/lib/domain/proof-sheets/sheets'
import { defineCommand } from '@/lib/server/command'

/**
 * Withdraws a sheet: the family's link then says so, and the code is free for a new sheet. Throws NOT_FOUND,
 * PROOF_SHEET_ANSWERED for an approved sheet, and PROOF_SHEET_WITHDRAWN.
 */
export const withdrawProofSheet = defineCommand({
  name: 'proof-sheets.withdraw-proof-sheet',
  session: 'required',
  input: proofSheetId,
  load: ({ id }, { actor }) => getSheetRow(actor, id),
  authorize: canWriteProofSheet,
  run: async (context, { id }) => {
    const sheet = await lockSheet(context.tx, id)
    const { status, version } = sheet
    if (!canWithdraw(status)) {
      throw new ProofSheetError(status === 'withdrawn' ? 'PROOF_SHEET_WITHDRAWN' : 'PROOF_SHEET_ANSWERED')
    }
    const history = withEvent(sheet, { kind: 'withdrawn', version, name: personOf(context.actor).name })
    await context.tx.proofSheet.update({ where: { id }, data: { status: 'withdrawn', history } })
    context.about({ type: 'proof_sheet', id })
    return { id }
  },
  form: {
    name: sheetActionsName,
    done: ({ id }, _, values) => `${sheetPath(areaOf(values), id)}?gemt=trukket`,
    back: ({ id = '' }, values) => sheetPath(areaOf(values), id),
  },
})
