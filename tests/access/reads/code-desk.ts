import { openCodeDesk } from '@/lib/domain/code-desk/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createCode } from '@/tests/factories/qr-codes'

export const codeDeskReads: Record<string, ReadRow> = {
  'code-desk.open-code-desk': {
    read: openCodeDesk,
    input: async () => ({ typed: (await createCode()).code }),
    outcomes: readOutcomes(403, { visitor: 401, production: 'ok', administrator: 'ok' }),
  },
}
