import { listFailedJobs, listQueues } from '@/lib/domain/queues/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createFailedJob } from '@/tests/factories/jobs'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const queueReads: Record<string, ReadRow> = {
  'queues.list-queues': {
    read: listQueues,
    input: async () => {
      await createFailedJob()
      return {}
    },
    outcomes: administratorsOnly,
  },
  'queues.list-failed-jobs': {
    read: listFailedJobs,
    input: async () => ({ queue: (await createFailedJob()).queue, cursor: '' }),
    outcomes: administratorsOnly,
  },
}
