import { getVitals, getVitalsFile } from '@/lib/domain/vitals/queries'
import { vitalsInput } from '@/lib/domain/vitals/schema'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })
const input = () => vitalsInput.parse({})

export const vitalReads: Record<string, ReadRow> = {
  'vitals.get-vitals': { read: getVitals, input, outcomes: administratorsOnly },
  'vitals.get-vitals-file': { read: getVitalsFile, input, outcomes: administratorsOnly },
}
