import 'server-only'
import { assertInUse, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { aboutOneCode, setCodeState } from '@/lib/domain/qr-codes/manage-code'
import { defineCommand } from '@/lib/server/command'

/** Blocks a code that was lost, stolen or copied. Owner and links stay, for when it is unblocked. */
export const blockCode = defineCommand({
  name: 'qr-codes.block-code',
  ...aboutOneCode,
  async run(context, { reason }, { id }) {
    const row = await lockCodeRow(context.tx, { id })
    assertInUse(row)
    return setCodeState(context, row, { state: 'blocked', stateBeforeBlock: row.state, kind: 'blocked', reason })
  },
})
