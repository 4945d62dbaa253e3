import 'server-only'
import { randomUUID } from 'node:crypto'
import { db, type Transaction } from '@/lib/server/db'
import { log } from '@/lib/server/log'
import { processGlobals } from '@/lib/server/process-globals.mjs'

type Kept<T> = {
  /** For the log. */
  name: string
  everyMs: number
  /** The rows measured since the last call; empty when there are none. The source must be bounded. */
  take: () => T[]
  /** Adds the rows to what is stored. Locks rows in one order: other processes write the same. */
  write: (tx: Transaction, rows: T[]) => Promise<void>
}

/**
 * Stores what this process measures in memory, again and again and before it exits. A batch is written under an id in
 * its own transaction: when the connection is lost at the commit it is sent again, and not counted twice. While the
 * database is away one batch waits and the rest stays with the source.
 * @returns a function that stores what there is now
 */
export function keepRegularly<T>({ name, everyMs, take, write }: Kept<T>): () => Promise<void> {
  let waiting: { id: string; rows: T[] } | null = null
  let running: Promise<void> | null = null

  async function keep(): Promise<void> {
    try {
      if (waiting) await send(waiting)
      const rows = take()
      // One batch at a time: storing is measured too, and would never come to an end.
      if (rows.length > 0) await send({ id: randomUUID(), rows })
    } catch (error) {
      log.warn({ err: error, rows: waiting?.rows.length }, `keeping ${name}`)
    }
  }
  async function send(batch: { id: string; rows: T[] }): Promise<void> {
    waiting = batch
    await keepBatch(batch.id, (tx) => write(tx, batch.rows))
    waiting = null
  }
  const flush = () => {
    running ??= keep().finally(() => {
      running = null
    })
    return running
  }
  setInterval(flush, everyMs).unref()
  processGlobals.beforeExit.add(flush)
  return flush
}

/** Runs `write` in a transaction, unless a batch with this id was written before. */
export async function keepBatch(id: string, write: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.$transaction(
    async (tx) => {
      const { count } = await tx.keptBatch.createMany({ data: [{ id }], skipDuplicates: true })
      if (count === 1) await write(tx)
    },
    { maxWait: 5000, timeout: 20_000 },
  )
}
