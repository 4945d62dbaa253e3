import { answerDemoPayment } from '@/lib/domain/demo/commands/answer-demo-payment'
import { changeDemoCard } from '@/lib/domain/demo/commands/change-demo-card'
import { closeDemo } from '@/lib/domain/demo/commands/close-demo'
import { type AccessRow, outcomes } from '@/tests/access/row'

export const demoRows: Record<string, AccessRow> = {
  // Not a demonstration, so 404 for every caller.
  'demo.answer-demo-payment': {
    command: answerDemoPayment,
    input: () => ({ session: 'cs_test_1', choice: 'pay' }),
    outcomes: outcomes(404),
  },
  'demo.change-demo-card': {
    command: changeDemoCard,
    input: () => ({ portal: 'bps_1', card: 'accepted' }),
    outcomes: outcomes(404),
  },
  'demo.close-demo': {
    command: closeDemo,
    input: () => ({}),
    outcomes: outcomes(403, { visitor: 401 }),
  },
}
