import 'server-only'
import { holdCode, type QrCodeRow } from '@/lib/domain/qr-codes/code-row'
import { getCodeSubject } from '@/lib/domain/qr-codes/get-code-subject'
import { canManageCodes } from '@/lib/domain/qr-codes/policy'
import { codeWithReasonInput, type QrCodeState } from '@/lib/domain/qr-codes/schema'
import { setCodeState } from '@/lib/domain/qr-codes/set-code-state'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Opens a blocked code again, as what it was. */
export const unblockCode = defineCommand({
  name: 'qr-codes.unblock-code',
  input: codeWithReasonInput,
  session: 'required',
  load: ({ code }, { actor }) => getCodeSubject(actor, code),
  authorize: canManageCodes,
  async run(context, { reason }, { id }) {
    const row = await holdCode(context.tx, { id })
    if (row.state !== 'blocked') throw new DomainError('QR_CODE_NOT_BLOCKED')
    return setCodeState(context, row, { state: stateToOpenTo(row), stateBeforeBlock: null, kind: 'unblocked', reason })
  },
})

/** Owner and pages decide where there are any: either may have gone while the code was blocked. */
function stateToOpenTo(row: QrCodeRow): QrCodeState {
  if (row.links.length > 0) return 'linked'
  if (row.ownerId) return 'claimed'
  const before = row.stateBeforeBlock
  return before === 'produced' || before === 'assigned' || before === 'handed_over' ? before : 'released'
}
