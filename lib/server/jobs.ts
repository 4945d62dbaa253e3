import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Db, fromPrisma, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { performOnceBegun, readyForJobs } from '@/lib/server/begun-jobs'
import { type Database, db, pool } from '@/lib/server/db'
import { listen } from '@/lib/server/listen'
import { log } from '@/lib/server/log'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import { readSharedTime } from '@/lib/server/shared-time'
import { timed } from '@/lib/server/telemetry/timed'

/** A kind of background job, as the worker sees it. */
export type Work = {
  /** Also the queue's name: lower case with hyphens. */
  name: string
  /** Throw to retry with backoff. Must be idempotent. */
  perform: (data: unknown) => Promise<void>
  retryLimit?: number
  retryDelaySeconds?: number
  /** Concurrent jobs per process; default 1. Raise it for jobs that wait for other services. */
  workers?: number
  /** Cron schedule in Europe/Copenhagen, for recurring jobs. */
  cron?: string
  /**
   * It deletes, ends or charges because time has passed, so it waits while the clock is in doubt (lib/server/shared-time):
   * a recurring one for its next turn, any other is looked at again every ten minutes.
   */
  isIrreversible?: true
  /**
   * One job of each key waits at a time: another is not enqueued while the first is not begun. For jobs that look up how
   * things stand when they begin.
   */
  keyOf?: (payload: never) => string
}

/** A kind of job with the schema of its payload. */
export type JobDefinition<P extends object> = Work & { payload: z.ZodType<P>; keyOf?: (payload: P) => string }

/** What is needed to enqueue a job; declared apart where a lower concept enqueues it. */
export type JobQueue<P extends object> = Omit<JobDefinition<P>, 'perform'>

/** Declares a kind of background job. Its queue is created when first needed. */
export function defineJob<P extends object>({
  handle,
  ...definition
}: JobQueue<P> & { handle: (payload: P) => Promise<void> }): JobDefinition<P> {
  return { ...definition, perform: (data) => handle(definition.payload.parse(data ?? {})) }
}

const store = oncePerProcess('queue', (): { boss?: Promise<PgBoss> | undefined } => ({}))

const database: Db = {
  executeSql: (text, values = []) => pool.query(text, values),
  listen: (channel, onNotification, onReconnect) =>
    listen([channel], { hear: (_, payload) => onNotification(payload), onConnected: onReconnect }),
}

/** The queue in PostgreSQL, started once per process. `work`: whether this process also runs jobs. */
export function startQueue({ work }: { work: boolean }): Promise<PgBoss> {
  store.boss ??= (async () => {
    // The launcher creates the schema, the only one where this role may create tables.
    const options = { db: database, createSchema: false, schedule: work, supervise: work, useListenNotify: work }
    const boss = new PgBoss(options)
    boss.on('error', (error) => log.error({ err: error }, 'queue'))
    boss.on('warning', ({ message, data }) => log.warn({ data }, message))
    return boss.start()
  })()
  return store.boss
}

/** How often each worker looks for jobs by itself, and how often one statement looks for all of them. */
const lookAgain = { pollSeconds: 300, dueSeconds: 2 }

/**
 * Creates the queues and starts the workers. Call once at start. A job begins when the transaction that sent it commits;
 * one that was delayed or is tried again, and one whose notification was lost, within `dueSeconds` of its time.
 */
export async function startWorkers(
  definitions: readonly Work[],
  { pollSeconds, dueSeconds } = lookAgain,
): Promise<void> {
  const boss = await startQueue({ work: true })
  await readyForJobs()
  const workers = new Map<string, string[]>()
  for (const definition of definitions) {
    await ensureQueue(boss, definition)
    if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'Europe/Copenhagen' })
    const ids: string[] = []
    for (let count = definition.workers ?? 1; count > 0; count--) {
      ids.push(await startWorker(boss, definition, pollSeconds))
    }
    workers.set(definition.name, ids)
  }
  const ended = new AbortController()
  boss.once('stopped', () => ended.abort())
  void wakeForDueJobs(boss, workers, { everyMs: dueSeconds * 1000, signal: ended.signal })
}

/** Returns the worker's id. */
async function startWorker(boss: PgBoss, definition: Work, pollingIntervalSeconds: number): Promise<string> {
  const id: string = await boss.work(definition.name, { pollingIntervalSeconds }, async (jobs) => {
    // One notification may stand for several jobs: the worker looks again until it finds none.
    boss.notifyWorker(id)
    for (const job of jobs) {
      if (definition.isIrreversible && (await isPutOff(definition, job.data))) continue
      const perform = () => timed('job', definition.name, () => definition.perform(job.data))
      await performOnceBegun(asBegun(job, definition), perform)
    }
  })
  return id
}

/** How long a job waits that found the clock in doubt. */
const putOffSeconds = 600

/** Whether the clock is in doubt, so that this job is for later. Asks the database: this moment decides. */
async function isPutOff({ name, cron }: Work, payload: unknown): Promise<boolean> {
  const { jumpedFrom } = await readSharedTime()
  if (!jumpedFrom) return false
  if (!cron) await enqueueAgain(db, { queue: name, payload }, { startAfterSeconds: putOffSeconds })
  log.warn({ queue: name, jumpedFrom }, 'the clock is in doubt: the job waits')
  return true
}

/**
 * pg-boss tells of jobs that are due when they are sent. This statement finds the queues of all others: delayed, tried
 * again, put back by an administrator, or sent while nobody listened.
 */
async function wakeForDueJobs(
  boss: PgBoss,
  workers: ReadonlyMap<string, readonly string[]>,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    await pause(everyMs, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    try {
      const { rows } = await pool.query<{ name: string }>(
        `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND NOT blocked AND start_after <= pgboss.job_now()`,
      )
      for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
    } catch (error) {
      log.warn({ err: error }, 'looking for due jobs')
    }
  }
}

/** What is stored of a begun job: enough to enqueue it again. */
function asBegun({ id, data }: { id: string; data: unknown }, { name }: Work) {
  return { id, queue: name, data: z.record(z.string(), z.json()).parse(data ?? {}) }
}

/** Creates queues ahead: inside a write, creating one would need a second connection. */
export async function readyQueues(definitions: readonly Work[]): Promise<void> {
  const boss = await startQueue({ work: false })
  for (const definition of definitions) await ensureQueue(boss, definition)
}

const queuesOf = new WeakMap<PgBoss, Map<string, Promise<void>>>()

/** Creates the queue unless it exists, once per process. */
function ensureQueue(boss: PgBoss, definition: Omit<Work, 'perform'>): Promise<void> {
  const madeQueues = queuesOf.get(boss) ?? new Map<string, Promise<void>>()
  queuesOf.set(boss, madeQueues)
  let made = madeQueues.get(definition.name)
  if (!made) {
    made = createQueue(boss, definition)
    made.catch(() => madeQueues.delete(definition.name))
    madeQueues.set(definition.name, made)
  }
  return made
}

async function createQueue(boss: PgBoss, definition: Omit<Work, 'perform'>): Promise<void> {
  const policy = definition.keyOf ? 'short' : 'standard'
  const options = {
    retryLimit: definition.retryLimit ?? 10,
    retryDelay: definition.retryDelaySeconds ?? 15,
    retryBackoff: true,
    retryDelayMax: 6 * 3600,
    expireInSeconds: 300,
    notify: true,
  }
  await boss.createQueue(definition.name, { policy, ...options })
  // Of a queue that an earlier release made, creating changes nothing, and pg-boss changes no policy.
  await boss.updateQueue(definition.name, options)
  await pool.query('UPDATE pgboss.queue SET policy = $2 WHERE name = $1 AND policy <> $2', [definition.name, policy])
  // Creating makes pg-boss forget the queue. Any question about it loads it again; otherwise the first job sent inside a
  // write would load it on a second connection, and wait in vain while all are taken by those who wait for that write.
  await boss.getJobById(definition.name, '00000000-0000-0000-0000-000000000000')
}

/** Stops the queue; running jobs get five seconds to finish. */
export async function stopQueue(): Promise<void> {
  const boss = await store.boss
  store.boss = undefined
  await boss?.stop({ graceful: true, timeout: 5000 })
}

/** `startAfter` delays a job; of those that wait, one with a higher `priority` (any integer, 0 by default) comes first. */
export type EnqueueOptions = { startAfter?: Date; priority?: number }

/** Enqueues a job in the caller's transaction. */
export async function enqueue<P extends object>(
  tx: Database,
  job: JobQueue<P>,
  payload: P,
  options: EnqueueOptions = {},
): Promise<void> {
  const boss = await startQueue({ work: false })
  await ensureQueue(boss, job)
  const key = job.keyOf && { singletonKey: job.keyOf(payload) }
  await boss.send(job.name, payload, { ...options, ...key, db: fromPrisma(tx) })
}

/** Enqueues a job that had left its queue again, in the caller's transaction. Its queue already exists. */
export async function enqueueAgain(
  tx: Database,
  { queue, payload }: { queue: string; payload: unknown },
  { startAfterSeconds = 0 } = {},
): Promise<void> {
  const boss = await startQueue({ work: false })
  const options = { startAfter: startAfterSeconds, singletonKey: randomUUID(), db: fromPrisma(tx) }
  await boss.send(queue, z.record(z.string(), z.json()).parse(payload), options)
}
