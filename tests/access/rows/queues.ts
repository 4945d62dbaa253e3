import { dropJobs } from '@/lib/domain/queues/commands/drop-jobs'
import { tryJobsAgain } from '@/lib/domain/queues/commands/try-jobs-again'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createFailedJob } from '@/tests/factories/jobs'

const input = async () => ({ ids: [(await createFailedJob()).id] })
const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })

export const queueRows: Record<string, AccessRow> = {
  'queues.try-jobs-again': { command: tryJobsAgain, input, outcomes: administratorsOnly },
  'queues.drop-jobs': { command: dropJobs, input, outcomes: administratorsOnly },
}
