// Runs in the thread of tree-file.ts, with a connection of its own.
import 'server-only'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type ExportOptions, gedcomOfTree } from '@/lib/domain/tree-files/export/gedcom-of-tree'
import { db, type Transaction } from '@/lib/server/db'

export const write = ({ treeId, options }: { treeId: string; options: ExportOptions }) =>
  packedInOneSnapshot((tx) => gedcomOfTree(tx, treeId, options))

/** 50,000 people take some ten seconds. */
const timeoutMs = 120_000

/**
 * What `write` makes of the database as it is at one moment, whatever is edited meanwhile, as gzip: a tenth of it, held
 * until it is sent. A slow download must keep no transaction open.
 */
export function packedInOneSnapshot(write: (tx: Transaction) => AsyncIterable<Uint8Array>): Promise<Buffer> {
  return db.$transaction(
    async (tx) => {
      const packing = createGzip({ level: 1 })
      const [packed] = await Promise.all([buffer(packing), pipeline(Readable.from(write(tx)), packing)])
      return packed
    },
    { isolationLevel: 'RepeatableRead', timeout: timeoutMs, maxWait: 10_000 },
  )
}
