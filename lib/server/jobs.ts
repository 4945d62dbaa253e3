import 'server-only'
import { fromPrisma, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { performOnceBegun, readyForJobs } from '@/lib/server/begun-jobs'
import { type Database, pool } from '@/lib/server/db'
import { log } from '@/lib/server/log'

/** A kind of background work as the worker sees it. */
export type Work = {
  /** Also the queue's name: lower case with hyphens. */
  name: string
  /** Throws to be tried again, later and later. Safe to run twice. */
  perform: (data: unknown) => Promise<void>
  retryLimit?: number
  retryDelaySeconds?: number
  /** How often a process looks for the next; 2 unless told. For work that somebody waits for. At least 0.5. */
  pollingSeconds?: number
  /** How many of them a process works on at one time; 1 unless told. For work that waits for others. */
  workers?: number
  /** Cron in Europe/Copenhagen, for work that comes by itself. */
  cron?: string
}

/** The same as whoever orders it sees it: what goes with it has a shape. */
export type JobDefinition<P extends object> = Work & { payload: z.ZodType<P> }

/** What is needed to order the work: a concept below the one that does it declares this much. */
export type JobQueue<P extends object> = Omit<JobDefinition<P>, 'perform'>

/** Declares a kind of background work; its queue is made when it is first needed. */
export function defineJob<P extends object>({
  handle,
  ...definition
}: JobQueue<P> & { handle: (payload: P) => Promise<void> }): JobDefinition<P> {
  return { ...definition, perform: (data) => handle(definition.payload.parse(data ?? {})) }
}

const store = globalThis as typeof globalThis & { mindelundBoss?: Promise<PgBoss> }

const executeOnPool = {
  executeSql: (text: string, values: unknown[] = []) => pool.query(text, values),
}

/** The queue in PostgreSQL, started once a process. `work` decides whether this process also does the work. */
export function startQueue({ work }: { work: boolean }): Promise<PgBoss> {
  store.mindelundBoss ??= (async () => {
    // The launcher makes the schema, in which alone this role may make tables.
    const boss = new PgBoss({ db: executeOnPool, createSchema: false, schedule: work, supervise: work })
    boss.on('error', (error) => log.error({ err: error }, 'queue'))
    return boss.start()
  })()
  return store.mindelundBoss
}

/** Makes the queues and takes up the work of each definition. Call once at start. */
export async function startWorkers(definitions: readonly Work[]): Promise<void> {
  const boss = await startQueue({ work: true })
  await readyForJobs()
  for (const definition of definitions) {
    await ensureQueue(boss, definition)
    if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'Europe/Copenhagen' })
    const options = {
      pollingIntervalSeconds: definition.pollingSeconds ?? 2,
      localConcurrency: definition.workers ?? 1,
    }
    await boss.work(definition.name, options, async (jobs) => {
      for (const job of jobs) await performOnceBegun(asBegun(job, definition), () => definition.perform(job.data))
    })
  }
}

/** What is kept of a job that is begun: enough to put it into its queue again. */
function asBegun({ id, data }: { id: string; data: unknown }, { name }: Work) {
  return { id, queue: name, data: z.record(z.string(), z.json()).parse(data ?? {}) }
}

/** Makes the queues of what this process only orders: made within a write, they would need a second connection. */
export async function readyQueues(definitions: readonly Work[]): Promise<void> {
  const boss = await startQueue({ work: false })
  for (const definition of definitions) await ensureQueue(boss, definition)
}

const queuesOf = new WeakMap<PgBoss, Map<string, Promise<void>>>()

/** Making a queue that exists changes nothing; once a process is enough. */
function ensureQueue(boss: PgBoss, definition: Omit<Work, 'perform'>): Promise<void> {
  const madeQueues = queuesOf.get(boss) ?? new Map<string, Promise<void>>()
  queuesOf.set(boss, madeQueues)
  let made = madeQueues.get(definition.name)
  if (!made) {
    made = boss.createQueue(definition.name, {
      retryLimit: definition.retryLimit ?? 10,
      retryDelay: definition.retryDelaySeconds ?? 15,
      retryBackoff: true,
      retryDelayMax: 6 * 3600,
      expireInSeconds: 300,
    })
    made.catch(() => madeQueues.delete(definition.name))
    madeQueues.set(definition.name, made)
  }
  return made
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
  job: JobQueue<P>,
  payload: P,
  options: { startAfter?: Date; singletonKey?: string } = {},
): Promise<void> {
  const boss = await startQueue({ work: false })
  await ensureQueue(boss, job)
  await boss.send(job.name, payload, { ...options, db: fromPrisma(tx) })
}

/** Puts work that was set aside back into its queue, inside the caller's transaction. The queue was made when it began. */
export async function enqueueAgain(
  tx: Database,
  { queue, payload }: { queue: string; payload: unknown },
): Promise<void> {
  const boss = await startQueue({ work: false })
  await boss.send(queue, z.record(z.string(), z.json()).parse(payload), { db: fromPrisma(tx) })
}
