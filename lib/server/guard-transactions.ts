import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { PrismaClient } from '@/generated/prisma/client'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'

const open = oncePerProcess('open-transaction', () => new AsyncLocalStorage<boolean>())

/**
 * The same client, but it throws when used inside one of its own transactions. Such a query runs on another connection:
 * it does not see the transaction's writes, is not rolled back with it, and deadlocks the pool once every connection's
 * transaction waits for a second one. Costs about 1 % of a query.
 */
export function guardTransactions(client: PrismaClient): PrismaClient {
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof name !== 'string' || !isQuery(name, value)) return value
      if (open.getStore()) {
        throw new Error(
          `db.${name} was used inside an open transaction. Use the transaction: context.tx, or a parameter.`,
        )
      }
      if (name !== '$transaction' || typeof value !== 'function') return value
      return (work: unknown, ...rest: unknown[]) =>
        Reflect.apply(value, target, [isFunction(work) ? inside(work) : work, ...rest])
    },
  })
}

/**
 * For writes that others must see while the transaction is still open, such as progress. `work` may use the global
 * client, and must cope when no connection is free.
 */
export function besideTransaction<T>(work: () => T): T {
  return open.run(false, work)
}

function inside(work: (...args: unknown[]) => unknown) {
  return (...args: unknown[]) => open.run(true, () => work(...args))
}

/** Whether the property is a model or a method that queries the database. */
function isQuery(name: string, value: unknown): boolean {
  if (name.startsWith('$')) return /^\$(transaction|query|execute)/.test(name)
  return !name.startsWith('_') && typeof value === 'object' && value !== null && 'findMany' in value
}

function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function'
}
