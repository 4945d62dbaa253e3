import { getTimeJump, listSetAsideJobs } from '@/lib/domain/set-aside-jobs/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createSetAsideJob } from '@/tests/factories/set-aside-jobs'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const setAsideJobReads: Record<string, ReadRow> = {
  'set-aside-jobs.list-set-aside-jobs': {
    read: listSetAsideJobs,
    input: async () => {
      await createSetAsideJob()
      return {}
    },
    outcomes: administratorsOnly,
  },
  'set-aside-jobs.get-time-jump': { read: getTimeJump, input: () => ({}), outcomes: administratorsOnly },
}
