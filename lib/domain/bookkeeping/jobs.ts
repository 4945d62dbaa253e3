import 'server-only'
import { z } from 'zod'
import { matchLines } from '@/lib/domain/bookkeeping/bank/match-lines'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'

const filePayload = z.object({ fileId: z.uuid() })

/** Compares a bank file's deposits with the invoices; each job does a part and queues the next. */
export const matchBankLinesJob: JobDefinition<z.output<typeof filePayload>> = defineJob({
  name: 'match-bank-lines',
  payload: filePayload,
  // Whoever sent the file waits for it.
  pollingSeconds: 1,
  handle: async ({ fileId }) => {
    const { hasMore } = await matchLines(fileId)
    if (hasMore) await enqueue(db, matchBankLinesJob, { fileId })
  },
})
