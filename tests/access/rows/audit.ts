import { checkLog } from '@/lib/domain/audit/commands/check-log'
import { type AccessRow, outcomes } from '@/tests/access/row'

export const auditRows: Record<string, AccessRow> = {
  'audit.check-log': {
    command: checkLog,
    input: () => ({}),
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
