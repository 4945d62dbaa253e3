import { findDemoCard, findDemoPayment } from '@/lib/domain/demo/payment-queries'
import { findDemoCode, getDemo } from '@/lib/domain/demo/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const demoReads: Record<string, ReadRow> = {
  // Not a demonstration, so 404 for every caller.
  'demo.get-demo': { read: getDemo, input: () => ({}), outcomes: readOutcomes(404) },
  'demo.find-demo-payment': {
    read: findDemoPayment,
    input: () => ({ session: 'cs_test_1' }),
    outcomes: readOutcomes(404),
  },
  'demo.find-demo-card': { read: findDemoCard, input: () => ({ portal: 'bps_1' }), outcomes: readOutcomes(404) },
  'demo.find-demo-code': { read: findDemoCode, input: () => ({}), outcomes: readOutcomes('nothing') },
}
