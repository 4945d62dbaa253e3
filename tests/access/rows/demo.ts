import { closeDemo } from '@/lib/domain/demo/commands/close-demo'
import { type AccessRow, outcomes } from '@/tests/access/row'

export const demoRows: Record<string, AccessRow> = {
  'demo.close-demo': {
    command: closeDemo,
    input: () => ({}),
    outcomes: outcomes(403, { visitor: 401 }),
  },
}
