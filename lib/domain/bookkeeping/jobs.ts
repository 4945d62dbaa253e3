import 'server-only'
import { z } from 'zod'
import { judgeDeposits } from '@/lib/domain/bookkeeping/bank/find-candidates'
import { invoiceResellers } from '@/lib/domain/bookkeeping/commands/invoice-resellers'
import { matchBankLine } from '@/lib/domain/bookkeeping/commands/match-bank-line'
import { listResellersToInvoice } from '@/lib/domain/bookkeeping/reseller-invoices'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, enqueue, type JobDefinition } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { toOere } from '@/lib/shared/money'

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

const linesAtOnce = 200

/**
 * Compares the next 200 new lines of a file with the invoices, oldest first; answers whether more are left. Each sure
 * one is booked in a transaction of its own: one that fails is left to a person, and the others go on. Safe to run
 * twice.
 */
export async function matchLines(fileId: string): Promise<{ hasMore: boolean }> {
  const rows = await db.bankLine.findMany({
    where: { fileId, state: 'received' },
    orderBy: { id: 'asc' },
    take: linesAtOnce,
    select: { id: true, amountOere: true, text: true },
  })
  const deposits = rows.map((row) => ({ ...row, amountOere: toOere(row.amountOere) }))
  for (const [id, judgement] of await judgeDeposits(db, deposits)) {
    if (judgement.state === 'matched') await matchOne(id)
    else await leaveToPerson(id)
  }
  return { hasMore: rows.length === linesAtOnce }
}

async function matchOne(id: string): Promise<void> {
  try {
    await execute(matchBankLine, worker, { id })
  } catch (error) {
    if (error instanceof DomainError && error.code === 'BANK_LINE_DECIDED') return
    log.error({ err: error, bankLine: id }, 'a deposit was not booked')
    // Without the database this fails too, and the whole job is tried again.
    await leaveToPerson(id)
  }
}

const leaveToPerson = (id: string) =>
  db.bankLine.updateMany({ where: { id, state: 'received' }, data: { state: 'doubtful' } })
