import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PrismaClient } from '@/generated/prisma/client'

// One for the process: the client outlives this module where modules are loaded anew, in development and between tests.
const store = globalThis as typeof globalThis & { mindelundOpenTransaction?: AsyncLocalStorage<boolean> }
store.mindelundOpenTransaction ??= new AsyncLocalStorage<boolean>()
const open = store.mindelundOpenTransaction

/**
 * The same client, but it throws when it is used inside one of its own transactions. Such a query runs on another
 * connection: it does not see what the transaction wrote, is not rolled back with it, and when every connection has a
 * transaction that waits for a second one, nothing answers any more. Costs about 1 % of a query.
 */
export function guardTransactions(client: PrismaClient): PrismaClient {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof name !== 'string' || !isQuery(name, value)) return value
      if (open.getStore()) {
        throw new Error(
          `db.${name} was asked inside an open transaction. Use the transaction: context.tx, or a parameter.`,
        )
      }
      if (name !== '$transaction' || typeof value !== 'function') return value
      return (work: unknown, ...rest: unknown[]) =>
        Reflect.apply(value, target, [isFunction(work) ? inside(work) : work, ...rest])
    },
  })
}

/**
 * For what is to be seen by others while the transaction is still open: a progress. `work` may ask the global client, and
 * must be able to do without a connection that it has to wait for.
 */
export function besideTransaction<T>(work: () => T): T {
  return open.run(false, work)
}

function inside(work: (...args: unknown[]) => unknown) {
  return (...args: unknown[]) => open.run(true, () => work(...args))
}

/** A model, or one of the methods that reach the database. */
function isQuery(name: string, value: unknown): boolean {
  if (name.startsWith('$')) return /^\$(transaction|query|execute)/.test(name)
  return !name.startsWith('_') && typeof value === 'object' && value !== null && 'findMany' in value
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function'
}
