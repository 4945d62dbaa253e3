import 'server-only'
import { lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { aboutOneCode, setCodeState } from '@/lib/domain/qr-codes/manage-code'
import { defineCommand } from '@/lib/server/command'

/** Takes a code out of use for good, when its stone is gone. The pages stay at their own addresses. */
export const retireCode = defineCommand({
  name: 'qr-codes.retire-code',
  ...aboutOneCode,
  async run(context, { reason }, { id }) {
    const row = await lockCodeRow(context.tx, { id })
    if (row.state === 'retired') throw new QrCodeError('QR_CODE_RETIRED')
    return setCodeState(context, row, { state: 'retired', stateBeforeBlock: null, kind: 'retired', reason })
  },
})
