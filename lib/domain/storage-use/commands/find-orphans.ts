import 'server-only'
import { z } from 'zod'
import { walkFiles } from '@/lib/domain/storage-use/lost-files'
import { type Size, storeSizes } from '@/lib/domain/storage-use/sizes'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'
import type { Transaction } from '@/lib/server/db'

const mostPages = 20

/**
 * Goes through every stored file: notes the sizes by kind, the largest pages, the files that belong to nothing, and those
 * that rows need and that are not there. One that got a row since, is gone, or is there again, is forgotten. Removes nothing.
 */
export const findOrphans = defineCommand({
  name: 'storage-use.find-orphans',
  session: 'system',
  input: z.object({}),
  load: nothing,
  authorize: theSystem,
  prepare: async () => {
    // `seenAt` is the database's too: a clock ahead of it would forget what was just found.
    const startedAt = await readDatabaseTime()
    return { ...(await walkFiles(startedAt)), startedAt }
  },
  run: async ({ tx }, _, _subject, { sizes, lost, isWhole, missing, startedAt }) => {
    await storeSizes(tx, startedAt, 'files', sizes)
    await storeSizes(tx, startedAt, 'page', await findLargestPages(tx))
    await tx.$executeRaw`
      INSERT INTO "OrphanFile" (key, bytes, "seenAt")
      SELECT key, bytes, clock_timestamp()
      FROM unnest(${lost.map(({ key }) => key)}::text[], ${lost.map(({ bytes }) => bytes)}::bigint[]) AS found (key, bytes)
      ON CONFLICT (key) DO UPDATE SET bytes = excluded.bytes, "seenAt" = excluded."seenAt"`
    if (isWhole) await tx.orphanFile.deleteMany({ where: { seenAt: { lt: startedAt } } })
    await tx.missingFile.deleteMany({ where: { key: { notIn: missing.map(({ key }) => key) } } })
    await tx.missingFile.createMany({ data: missing, skipDuplicates: true })
    return { lost: lost.length, missing: missing.length }
  },
  // Every night, of nobody.
  isAudited: false,
  timeoutMs: 120_000,
})

/** By their originals; the smaller variants follow them. */
function findLargestPages(tx: Transaction): Promise<Size[]> {
  return tx.$queryRaw<Size[]>`
    SELECT "memorialId" AS name, sum(bytes)::float8 AS bytes, count(*)::int AS count FROM "Media"
    GROUP BY "memorialId" ORDER BY sum(bytes) DESC LIMIT ${mostPages}`
}
