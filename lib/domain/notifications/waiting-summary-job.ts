import 'server-only'
import { z } from 'zod'
import { sendSummaryTo } from '@/lib/domain/notifications/send-summaries'
import { defineJob } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'

/** What gathered while a person's address was not confirmed: told once it is, in one mail. */
export const sendWaitingSummaryJob = defineJob({
  name: 'send-waiting-summary',
  payload: z.object({ userId: z.uuid() }),
  handle: async ({ userId }) => {
    await sendSummaryTo(userId, danishDay(new Date()))
  },
})
