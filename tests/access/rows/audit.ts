import { checkChainNow } from '@/lib/domain/audit/commands/check-chain'
import { type AccessRow, outcomes } from '@/tests/access/row'

export const auditRows: Record<string, AccessRow> = {
  'audit.check-chain': {
    command: checkChainNow,
    input: () => ({}),
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
