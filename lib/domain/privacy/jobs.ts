import 'server-only'
import { z } from 'zod'
import { deleteAccount } from '@/lib/domain/privacy/commands/delete-account'
import { processDraft } from '@/lib/domain/privacy/commands/process-draft'
import { listDueAccounts } from '@/lib/domain/privacy/deletion'
import { tidyUp } from '@/lib/domain/privacy/tidy-up'
import { listDueDrafts } from '@/lib/domain/privacy/unused-drafts'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { deleteOldDrafts } from '@/lib/server/form-drafts'
import { defineJob, enqueue } from '@/lib/server/jobs'

/** One account per job: a failure is retried on its own and delays no other account. */
export const deleteAccountJob = defineJob({
  name: 'delete-account',
  isIrreversible: true,
  payload: z.object({ userId: z.uuid() }),
  keyOf: ({ userId }) => userId,
  retryLimit: 3,
  retryDelaySeconds: 60,
  handle: async (payload) => {
    await execute(deleteAccount, worker, payload)
  },
})

/** Hourly: queues the accounts whose period is over. */
export const deleteDueAccountsJob = defineJob({
  name: 'delete-due-accounts',
  isIrreversible: true,
  payload: z.object({}),
  cron: '23 * * * *',
  handle: async () => {
    for (const userId of await listDueAccounts()) await enqueue(db, deleteAccountJob, { userId })
  },
})

/** One draft per job: a failure is retried on its own and delays no other. */
export const processDraftJob = defineJob({
  name: 'attend-draft',
  isIrreversible: true,
  payload: z.object({ memorialId: z.uuid() }),
  keyOf: ({ memorialId }) => memorialId,
  handle: async (payload) => {
    await execute(processDraft, worker, payload)
  },
})

/**
 * Every morning, since it writes mails: queues the drafts that nobody used for a year and for which something is due.
 */
export const processDraftsJob = defineJob({
  name: 'attend-drafts',
  isIrreversible: true,
  payload: z.object({}),
  cron: '50 9 * * *',
  handle: async () => {
    for (const { id: memorialId } of await listDueDrafts(db)) await enqueue(db, processDraftJob, { memorialId })
  },
})

/** Nightly, at a quiet hour. */
export const housekeepingJob = defineJob({
  name: 'housekeeping',
  isIrreversible: true,
  payload: z.object({}),
  cron: '17 3 * * *',
  handle: () => tidyUp(),
})

/** Hourly: the text of refused forms is stored for an hour. */
export const tidyDraftsJob = defineJob({
  name: 'tidy-drafts',
  isIrreversible: true,
  payload: z.object({}),
  cron: '41 * * * *',
  handle: () => deleteOldDrafts(),
})
