import 'server-only'
import { judgeDeposits } from '@/lib/domain/bookkeeping/bank/find-candidates'
import { matchBankLine } from '@/lib/domain/bookkeeping/commands/match-bank-line'
import { type Caller, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { toOere } from '@/lib/shared/money'

const worker: Caller = { actor: { kind: 'system', name: 'jobs' }, address: 'local', userAgent: null, scripted: true }
const linesAtOnce = 200

export const notBooked = 'Vi kunne ikke føre den på fakturaen af os selv. Se på fakturaen, og prøv herfra.'

/**
 * Compares the next 200 new lines of a file with the invoices, oldest first; answers whether more are left. Each sure
 * one is booked in a transaction of its own, so that one that fails leaves the others alone. Safe to run twice.
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
    else await db.bankLine.updateMany({ where: { id, state: 'received' }, data: judgement })
  }
  return { hasMore: rows.length === linesAtOnce }
}

async function matchOne(id: string): Promise<void> {
  try {
    await execute(matchBankLine, worker, { id })
  } catch (error) {
    // A fault of the machine is tried again with the whole job; a refusal is for a person.
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'BANK_LINE_DECIDED') return
    log.warn({ err: error, bankLine: id }, 'a deposit was not booked')
    await db.bankLine.updateMany({ where: { id, state: 'received' }, data: { state: 'doubtful', doubt: notBooked } })
  }
}
