import { getGreetingMaker } from '@/lib/domain/moving-greetings/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

export const movingGreetingReads: Record<string, ReadRow> = {
  'moving-greetings.get-greeting-maker': {
    read: getGreetingMaker,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: readOutcomes('ok', { visitor: 404, foreign: 404, production: 404 }),
  },
}
