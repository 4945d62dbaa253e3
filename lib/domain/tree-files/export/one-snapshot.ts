import 'server-only'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { db, type Transaction } from '@/lib/server/db'

/** 50,000 people take some ten seconds. */
const timeoutMs = 120_000

/**
 * What `write` makes of the database as it is at one moment, whatever is edited meanwhile. It is compressed to a tenth and
 * held until it is sent: a slow download must keep no transaction open.
 */
export async function* inOneSnapshot(
  write: (tx: Transaction) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const held = await db.$transaction(
    async (tx) => {
      const packing = createGzip({ level: 1 })
      const [packed] = await Promise.all([buffer(packing), pipeline(Readable.from(write(tx)), packing)])
      return packed
    },
    { isolationLevel: 'RepeatableRead', timeout: timeoutMs, maxWait: 10_000 },
  )
  yield* Readable.from([held]).pipe(createGunzip())
}
