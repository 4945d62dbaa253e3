import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import { type Actor, isFullAdministrator } from '@/lib/shared/actor'

type Spent = { startedAt: number; statements: number; statementMs: number; isTold: boolean }

const storage = oncePerProcess('spent', () => new AsyncLocalStorage<Spent>())

/** The request that is being answered here. Asked when a statement begins: its answer comes from elsewhere. */
export function spentHere(): Spent | undefined {
  return storage.getStore()
}

/** Adds a statement to its request, if any. */
export function spendOnStatement(spent: Spent | undefined, ms: number): void {
  if (!spent) return
  spent.statements++
  spent.statementMs += ms
}

/** The request is a full administrator's: only they see what it took. Others could measure what is hidden by it. */
export function tellIfAdministrator(actor: Actor): void {
  const spent = storage.getStore()
  if (spent && isFullAdministrator(actor)) spent.isTold = true
}

/** The handler; its response says in `Server-Timing` what it took, when `tellIfAdministrator` allowed it. */
export function tellingTime<A extends unknown[]>(
  handler: (...asked: A) => Promise<Response>,
): (...asked: A) => Promise<Response> {
  return async (...asked) => {
    const spent: Spent = { startedAt: performance.now(), statements: 0, statementMs: 0, isTold: false }
    const response = await storage.run(spent, () => handler(...asked))
    if (spent.isTold) response.headers.set('server-timing', asHeader(spent))
    return response
  }
}

/** Milliseconds with one decimal (W3C Server Timing). Statements that ran at the same time are added up. */
function asHeader({ startedAt, statements, statementMs }: Spent): string {
  const total = (performance.now() - startedAt).toFixed(1)
  return `total;dur=${total}, db;dur=${statementMs.toFixed(1)};desc="${statements} statements"`
}
