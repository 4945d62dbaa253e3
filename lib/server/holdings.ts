import 'server-only'
import type { RunContext } from '@/lib/server/command'
import type { Database, Transaction } from '@/lib/server/db'
import type { Administrator, FamilyUser } from '@/lib/shared/actor'

export type Person = { id: string; email: string }

/** Who removed a page, as the history of its codes names it. */
export type Remover = { actorId: string | null; actorName: string | null }

/**
 * What every concept answers about what it keeps, in its `holdings.ts`. `lib/domain/privacy/registry.ts` lists them all;
 * `tests/lint/holdings.test.ts` checks them against the database.
 */
export type Holdings<About extends object = object> = {
  /**
   * Columns with the id of an account, by table, in rows that outlive the account: emptied when it is deleted. Columns
   * with a foreign key need no line; the database empties or deletes those.
   */
  signedBy?: Readonly<Record<string, readonly string[]>>
  /** What else has to go when the account is deleted. Runs before the account's own row goes. */
  forget?: (tx: Transaction, person: Person) => Promise<void>
  /** What we hold about the person behind an account: parts of the file under 'Mine data'. Reads only. */
  about?: (database: Database, actor: FamilyUser | Administrator) => Promise<About>
  /** What has to go before the row of a memorial page is deleted and the database deletes what hangs on it. */
  leavePage?: (
    context: Pick<RunContext, 'tx' | 'enqueue' | 'refreshPages'>,
    memorialId: string,
    remover: Remover,
  ) => Promise<void>
  /** Deletes what has had its time by `retentionDays`. Runs each night; safe at any moment and twice. */
  tidy?: (now: Date) => Promise<void>
  /** Where the concept's files lie in the store: the first part of their keys. */
  files?: readonly `${string}/`[]
}
