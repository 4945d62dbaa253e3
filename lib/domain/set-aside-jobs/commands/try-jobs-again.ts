import 'server-only'
import { canHandleSetAsideJobs } from '@/lib/domain/set-aside-jobs/policy'
import { setAsideJobKeys } from '@/lib/domain/set-aside-jobs/schema'
import { setAsideForm, takeSetAsideJobs } from '@/lib/domain/set-aside-jobs/set-aside-job'
import { defineCommand, nothing } from '@/lib/server/command'
import { enqueueAgain } from '@/lib/server/jobs'

/** Puts up to 100 jobs back into their queues. Those decided on already are left out, those of a gone queue stay. */
export const tryJobsAgain = defineCommand({
  name: 'set-aside-jobs.try-jobs-again',
  session: 'required',
  input: setAsideJobKeys,
  load: nothing,
  authorize: canHandleSetAsideJobs,
  run: async ({ tx, about }, { ids }) => {
    const jobs = await takeSetAsideJobs(tx, ids, { only: 'known' })
    for (const job of jobs) await enqueueAgain(tx, job)
    about({ type: 'job', id: `${ids.length}`, detail: { count: jobs.length, ids } })
    return { count: jobs.length }
  },
  form: setAsideForm('igen'),
})
