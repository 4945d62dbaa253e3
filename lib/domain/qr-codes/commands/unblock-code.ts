import 'server-only'
import { aboutOneCode } from '@/lib/domain/qr-codes/about-one-code'
import { assertNotReplaced, holdCode, stateInUse } from '@/lib/domain/qr-codes/code-row'
import { setCodeState } from '@/lib/domain/qr-codes/set-code-state'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Opens a blocked code again, as what it was. One that was replaced stays blocked: its place is taken. */
export const unblockCode = defineCommand({
  name: 'qr-codes.unblock-code',
  ...aboutOneCode,
  async run(context, { reason }, { id }) {
    const row = await holdCode(context.tx, { id })
    await assertNotReplaced(context.tx, row)
    if (row.state !== 'blocked') throw new DomainError('QR_CODE_NOT_BLOCKED')
    return setCodeState(context, row, { state: stateInUse(row), stateBeforeBlock: null, kind: 'unblocked', reason })
  },
})
