import { findDemoCode, getDemo } from '@/lib/domain/demo/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const demoReads: Record<string, ReadRow> = {
  // Not a demonstration, so 404 for every caller.
  'demo.get-demo': { read: getDemo, input: () => ({}), outcomes: readOutcomes(404) },
  'demo.find-demo-code': { read: findDemoCode, input: () => ({}), outcomes: readOutcomes('nothing') },
}
