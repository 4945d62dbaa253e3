import 'server-only'
import { z } from 'zod'
import { remindOfWaiting } from '@/lib/domain/notifications/remind-of-waiting'
import { sendSummaries, sendSummaryTo } from '@/lib/domain/notifications/send-summaries'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'

/**
 * `after`: the last account of the previous batch. `day`: the day of the summary, also when sending runs past midnight.
 */
const summaryPayload = z.object({ day: z.iso.date().optional(), after: z.uuid().optional() })

/**
 * Every morning at seven. One batch per job, which queues the next: none exceeds the queue's time limit, and a retried
 * one starts where it was.
 */
export const sendSummariesJob: JobDefinition<z.output<typeof summaryPayload>> = defineJob({
  name: 'send-summaries',
  payload: summaryPayload,
  cron: '0 7 * * *',
  handle: async ({ day = danishDay(new Date()), after }) => {
    const { last } = await sendSummaries({ day, after })
    if (last) await enqueue(db, sendSummariesJob, { day, after: last })
  },
})

/** What gathered while a person's address was not confirmed: mailed once it is, in one mail. */
export const sendWaitingSummaryJob = defineJob({
  name: 'send-waiting-summary',
  payload: z.object({ userId: z.uuid() }),
  handle: async ({ userId }) => {
    await sendSummaryTo(userId, danishDay(new Date()))
  },
})

/** `after`: the last account of the previous batch. */
const waitingPayload = z.object({ after: z.uuid().optional() })

/** Every morning at half past nine, long after the summaries. One batch per job, which queues the next. */
export const remindOfWaitingJob: JobDefinition<z.output<typeof waitingPayload>> = defineJob({
  name: 'remind-of-waiting',
  payload: waitingPayload,
  cron: '30 9 * * *',
  handle: async ({ after }) => {
    const { last } = await remindOfWaiting({ after })
    if (last) await enqueue(db, remindOfWaitingJob, { after: last })
  },
})
