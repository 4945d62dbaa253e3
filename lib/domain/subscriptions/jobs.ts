import 'server-only'
import { z } from 'zod'
import { processAgreement } from '@/lib/domain/subscriptions/commands/process-agreement'
import { listDue } from '@/lib/domain/subscriptions/due-agreements'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob, enqueue } from '@/lib/server/jobs'

/** One agreement per job: a failure is tried again on its own and delays no other. */
export const processAgreementJob = defineJob({
  name: 'attend-agreement',
  isIrreversible: true,
  payload: z.object({ subscriptionId: z.uuid() }),
  keyOf: ({ subscriptionId }) => subscriptionId,
  handle: async ({ subscriptionId }) => {
    await execute(processAgreement, worker, { id: subscriptionId, now: new Date().toISOString() })
  },
})

/** Hourly by day, so that no mail comes at night: queues the agreements for which something is due. */
export const processAgreementsJob = defineJob({
  name: 'attend-agreements',
  isIrreversible: true,
  payload: z.object({}),
  cron: '7 8-20 * * *',
  handle: async () => {
    const now = new Date()
    for (let due = await listDue(now); due.length > 0; due = await listDue(now, { after: due.at(-1) })) {
      for (const subscriptionId of due) await enqueue(db, processAgreementJob, { subscriptionId })
    }
  },
})
