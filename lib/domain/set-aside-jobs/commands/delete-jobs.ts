import 'server-only'
import { canHandleSetAsideJobs } from '@/lib/domain/set-aside-jobs/policy'
import { setAsideJobKeys } from '@/lib/domain/set-aside-jobs/schema'
import { setAsideForm, takeSetAsideJobs } from '@/lib/domain/set-aside-jobs/set-aside-job'
import { defineCommand, nothing } from '@/lib/server/command'

/** Deletes up to 100 jobs that were set aside. Those decided on already are left out. */
export const deleteJobs = defineCommand({
  name: 'set-aside-jobs.delete-jobs',
  session: 'required',
  input: setAsideJobKeys,
  load: nothing,
  authorize: canHandleSetAsideJobs,
  run: async ({ tx, about }, { ids }) => {
    const jobs = await takeSetAsideJobs(tx, ids, { only: 'any' })
    about({ type: 'job', id: `${ids.length}`, detail: { count: jobs.length, ids } })
    return { count: jobs.length }
  },
  form: setAsideForm('slettet'),
})
