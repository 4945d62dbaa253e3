import 'server-only'
import { judgeDeposits } from '@/lib/domain/bookkeeping/bank/find-candidates'
import { matchBankLine } from '@/lib/domain/bookkeeping/commands/match-bank-line'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { toOere } from '@/lib/shared/money'

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
