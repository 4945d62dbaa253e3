import { confirmTime } from '@/lib/domain/set-aside-jobs/commands/confirm-time'
import { deleteJob } from '@/lib/domain/set-aside-jobs/commands/delete-job'
import { deleteJobs } from '@/lib/domain/set-aside-jobs/commands/delete-jobs'
import { tryJobAgain } from '@/lib/domain/set-aside-jobs/commands/try-job-again'
import { tryJobsAgain } from '@/lib/domain/set-aside-jobs/commands/try-jobs-again'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { doubtTheClock } from '@/tests/factories/clock'
import { createSetAsideJob } from '@/tests/factories/set-aside-jobs'

const input = async () => ({ id: (await createSetAsideJob()).id })
const several = async () => ({ ids: [(await createSetAsideJob()).id] })
const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })

export const setAsideJobRows: Record<string, AccessRow> = {
  'set-aside-jobs.try-job-again': { command: tryJobAgain, input, outcomes: administratorsOnly },
  'set-aside-jobs.confirm-time': { command: confirmTime, input: doubtTheClock, outcomes: administratorsOnly },
  'set-aside-jobs.delete-job': { command: deleteJob, input, outcomes: administratorsOnly },
  'set-aside-jobs.try-jobs-again': { command: tryJobsAgain, input: several, outcomes: administratorsOnly },
  'set-aside-jobs.delete-jobs': { command: deleteJobs, input: several, outcomes: administratorsOnly },
}
