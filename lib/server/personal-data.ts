import 'server-only'
import type { RunContext } from '@/lib/server/command'
import type { Database, Transaction } from '@/lib/server/db'
import type { Administrator, FamilyUser } from '@/lib/shared/actor'

export type Person = { id: string; email: string }

/** Who removed a page, for the history of its codes. */
export type Remover = { actorId: string | null; actorName: string | null }

/**
 * Personal data that a concept stores, declared in its `personal-data.ts`. `lib/domain/privacy/registry.ts` lists them all;
 * `tests/lint/personal-data.test.ts` checks them against the database.
 */
export type PersonalData<About extends object = object> = {
  /**
   * Columns with an account id, by table, in rows that outlive the account; set to null when it is deleted. Columns
   * with a foreign key are left out: the database clears those.
   */
  signedBy?: Readonly<Record<string, readonly string[]>>
  /** Deletes the concept's other data about the account. Runs before the account's row is deleted. */
  forget?: (tx: Transaction, person: Person) => Promise<void>
  /** The concept's data about the person, for the export under 'Mine data'. Read-only. */
  about?: (database: Database, actor: FamilyUser | Administrator) => Promise<About>
  /** Clean-up before a memorial's row is deleted, which cascades to the rows that reference it. */
  leavePage?: (context: Pick<RunContext, 'tx' | 'enqueue'>, memorialId: string, remover: Remover) => Promise<void>
  /** Deletes what has exceeded its `retentionDays`. Runs nightly; idempotent. */
  tidy?: (now: Date) => Promise<void>
  /** Key prefixes of the concept's files in the store. */
  files?: readonly `${string}/`[]
}
