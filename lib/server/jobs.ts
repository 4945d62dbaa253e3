import 'server-only'
import { fromPrisma, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { type Database, pool } from '@/lib/server/db'
import { log } from '@/lib/server/log'

export type JobDefinition<P extends object> = {
  /** Also the queue's name: lower case with hyphens. */
  name: string
  payload: z.ZodType<P>
  /** Throw to have it tried again, later and later. Must be safe to run twice. */
  handle: (payload: P) => Promise<void>
  retryLimit?: number
  retryDelaySeconds?: number
  /** Cron in Europe/Copenhagen, for work that comes by itself. */
  cron?: string
}

/** Declares a kind of background work; its queue is made when the process starts. */
export function defineJob<P extends object>(definition: JobDefinition<P>): JobDefinition<P> {
  return definition
}

const store = globalThis as typeof globalThis & { mindelundBoss?: Promise<PgBoss> }

const executeOnPool = {
  executeSql: (text: string, values: unknown[] = []) => pool.query(text, values),
}

/** The queue in PostgreSQL, started once a process. `work` decides whether this process also does the work. */
export function startQueue({ work }: { work: boolean }): Promise<PgBoss> {
  store.mindelundBoss ??= (async () => {
    const boss = new PgBoss({ db: executeOnPool, schedule: work, supervise: work })
    boss.on('error', (error) => log.error({ err: error }, 'queue'))
    return boss.start()
  })()
  return store.mindelundBoss
}

/** Makes the queues and takes up the work of each definition. Call once at start. */
export async function startWorkers(definitions: readonly JobDefinition<never>[]): Promise<void> {
  const boss = await startQueue({ work: true })
  for (const definition of definitions) {
    await boss.createQueue(definition.name, {
      retryLimit: definition.retryLimit ?? 10,
      retryDelay: definition.retryDelaySeconds ?? 15,
      retryBackoff: true,
      retryDelayMax: 3600 * 6,
      expireInSeconds: 300,
    })
    if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'Europe/Copenhagen' })
    await boss.work(definition.name, { pollingIntervalSeconds: 2 }, async (jobs) => {
      for (const job of jobs) await definition.handle(definition.payload.parse(job.data ?? {}))
    })
  }
}

/** Finishes the work in hand, then leaves the rest to the next start. */
export async function stopQueue(): Promise<void> {
  const boss = await store.mindelundBoss
  store.mindelundBoss = undefined
  await boss?.stop({ graceful: true, timeout: 5000 })
}

/**
 * Puts work in the queue inside the caller's transaction: it exists exactly when the write does.
 * `startAfter` delays it; `singletonKey` refuses a second one while the first waits.
 */
export async function enqueue<P extends object>(
  tx: Database,
  job: JobDefinition<P>,
  payload: P,
  options: { startAfter?: Date; singletonKey?: string } = {},
): Promise<void> {
  const boss = await startQueue({ work: false })
  await boss.send(job.name, payload, { ...options, db: fromPrisma(tx) })
}
