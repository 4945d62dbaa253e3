import 'server-only'
import { assertNotReplaced, lockCodeRow, stateInUse } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { aboutOneCode, setCodeState } from '@/lib/domain/qr-codes/manage-code'
import { defineCommand } from '@/lib/server/command'

/** Restores a blocked code to its former state. A replaced code stays blocked. */
export const unblockCode = defineCommand({
  name: 'qr-codes.unblock-code',
  ...aboutOneCode,
  async run(context, { reason }, { id }) {
    const row = await lockCodeRow(context.tx, { id })
    await assertNotReplaced(context.tx, row)
    if (row.state !== 'blocked') throw new QrCodeError('QR_CODE_NOT_BLOCKED')
    return setCodeState(context, row, { state: stateInUse(row), stateBeforeBlock: null, kind: 'unblocked', reason })
  },
})
