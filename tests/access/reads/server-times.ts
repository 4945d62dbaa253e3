import { getProcesses } from '@/lib/domain/server-times/process-queries'
import { getServerTimes, getServerTimesFile, getSlowStatements, getTimesOf } from '@/lib/domain/server-times/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'

const outcomes = readOutcomes(403, { visitor: 401, administrator: 'ok' })
const filter = { kind: 'route', period: 'day', sort: 'p95', search: '' }

export const serverTimeReads: Record<string, ReadRow> = {
  'server-times.get-server-times': { read: getServerTimes, input: () => filter, outcomes },
  'server-times.get-server-times-file': { read: getServerTimesFile, input: () => filter, outcomes },
  'server-times.get-times-of': {
    read: getTimesOf,
    input: () => ({ kind: 'route', name: '/', period: 'day' }),
    outcomes,
  },
  'server-times.get-processes': { read: getProcesses, input: () => ({ range: 'hours' }), outcomes },
  'server-times.get-slow-statements': { read: getSlowStatements, input: () => ({}), outcomes },
}
