import 'server-only'
import { z } from 'zod'
import { jobsPath, timeFormName } from '@/lib/domain/set-aside-jobs/copy'
import { SetAsideJobError } from '@/lib/domain/set-aside-jobs/errors'
import { canHandleSetAsideJobs } from '@/lib/domain/set-aside-jobs/policy'
import { defineCommand, nothing } from '@/lib/server/command'
import { trustTime } from '@/lib/server/shared-time'

/** Says that the clock is right after a jump, so that what waited for it begins. Throws TIME_NOT_IN_DOUBT. */
export const confirmTime = defineCommand({
  name: 'set-aside-jobs.confirm-time',
  session: 'required',
  confirms: true,
  input: z.object({}),
  load: nothing,
  authorize: canHandleSetAsideJobs,
  run: async ({ tx, about }) => {
    const jumpedFrom = await trustTime(tx)
    if (!jumpedFrom) throw new SetAsideJobError('TIME_NOT_IN_DOUBT')
    about({ type: 'clock', id: 'clock', detail: { jumpedFrom: jumpedFrom.toISOString() } })
    return {}
  },
  form: {
    name: timeFormName,
    done: () => `${jobsPath}?tak=uret#${timeFormName}`,
    back: () => jobsPath,
  },
})
