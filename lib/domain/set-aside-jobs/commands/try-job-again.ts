import 'server-only'
import { isKnownQueue } from '@/lib/domain/set-aside-jobs/copy'
import { SetAsideJobError } from '@/lib/domain/set-aside-jobs/errors'
import { canHandleSetAsideJobs } from '@/lib/domain/set-aside-jobs/policy'
import { setAsideJobKey } from '@/lib/domain/set-aside-jobs/schema'
import { setAsideForm, takeSetAsideJob } from '@/lib/domain/set-aside-jobs/set-aside-job'
import { defineCommand, nothing } from '@/lib/server/command'
import { enqueueAgain } from '@/lib/server/jobs'

/**
 * Puts a job that was set aside back into its queue. Throws NOT_FOUND when it was already decided on, or QUEUE_GONE
 * when this release has no such queue: the job then stays, to be deleted.
 */
export const tryJobAgain = defineCommand({
  name: 'set-aside-jobs.try-job-again',
  session: 'required',
  input: setAsideJobKey,
  load: nothing,
  authorize: canHandleSetAsideJobs,
  run: async ({ tx, about }, { id }) => {
    const job = await takeSetAsideJob(tx, id)
    if (!isKnownQueue(job.queue)) throw new SetAsideJobError('QUEUE_GONE')
    await enqueueAgain(tx, job)
    about({ type: 'job', id, detail: { queue: job.queue } })
    return { id }
  },
  form: setAsideForm('igen'),
})
