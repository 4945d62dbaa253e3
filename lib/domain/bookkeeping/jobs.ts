import 'server-only'
import { z } from 'zod'
import { matchLines } from '@/lib/domain/bookkeeping/bank/match-lines'
import { invoiceResellers } from '@/lib/domain/bookkeeping/commands/invoice-resellers'
import { listResellersToInvoice } from '@/lib/domain/bookkeeping/reseller-invoices'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'

const filePayload = z.object({ fileId: z.uuid() })

/** Compares a bank file's deposits with the invoices; each job does a part and queues the next. */
export const matchBankLinesJob: JobDefinition<z.output<typeof filePayload>> = defineJob({
  name: 'match-bank-lines',
  payload: filePayload,
  handle: async ({ fileId }) => {
    const { hasMore } = await matchLines(fileId)
    if (hasMore) await enqueue(db, matchBankLinesJob, { fileId })
  },
})

const resellerPayload = z.object({ resellerId: z.uuid() })

/** One reseller per job: one that fails is tried again by itself. */
export const invoiceResellerJob: JobDefinition<z.output<typeof resellerPayload>> = defineJob({
  name: 'invoice-reseller',
  isIrreversible: true,
  payload: resellerPayload,
  keyOf: ({ resellerId }) => resellerId,
  handle: async ({ resellerId }) => {
    await execute(invoiceResellers, worker, { resellerId, now: new Date() })
  },
})

/**
 * Every morning at six: on the first of the month it finds the month's deliveries to those with one invoice a month,
 * and every day yesterday's to the others.
 */
export const invoiceResellersJob: JobDefinition<Record<never, never>> = defineJob({
  name: 'invoice-resellers',
  isIrreversible: true,
  payload: z.object({}),
  cron: '0 6 * * *',
  handle: async () => {
    for (const resellerId of await listResellersToInvoice(db, new Date())) {
      await enqueue(db, invoiceResellerJob, { resellerId })
    }
  },
})
