import 'server-only'
import { canHandleSetAsideJobs } from '@/lib/domain/set-aside-jobs/policy'
import { setAsideJobKey } from '@/lib/domain/set-aside-jobs/schema'
import { setAsideForm, takeSetAsideJob } from '@/lib/domain/set-aside-jobs/set-aside-job'
import { defineCommand, nothing } from '@/lib/server/command'

/** Deletes a job that was set aside. Throws NOT_FOUND when it was already decided on. */
export const deleteJob = defineCommand({
  name: 'set-aside-jobs.delete-job',
  session: 'required',
  input: setAsideJobKey,
  load: nothing,
  authorize: canHandleSetAsideJobs,
  run: async ({ tx, about }, { id }) => {
    const { queue } = await takeSetAsideJob(tx, id)
    about({ type: 'job', id, detail: { queue } })
    return { id }
  },
  form: setAsideForm('slettet'),
})
