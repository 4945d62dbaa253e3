import 'server-only'
import { aboutOneCode } from '@/lib/domain/qr-codes/about-one-code'
import { assertInUse, lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { setCodeState } from '@/lib/domain/qr-codes/set-code-state'
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
