import 'server-only'
import { db, pool } from '@/lib/server/db'
import { startQueue } from '@/lib/server/jobs'

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** Papers of the terms: drawn from the program's texts, for mails. No row is for them. */
const ofNoRow = /^plan-papers\//

/**
 * Which of the files belong to something, with a handful of queries on indexes: a row holds the key, a folder it is in,
 * or an id in it; a mail takes it along; or a waiting job is about it. Wide on purpose: a file in the folder of a row
 * that is there is never called lost.
 */
export async function findKnownFiles(keys: readonly string[]): Promise<Set<string>> {
  const held = await findHeld(keys.flatMap(keysThatHold), keys.flatMap(idsIn))
  const isHeld = (key: string) =>
    ofNoRow.test(key) || [...keysThatHold(key), ...idsIn(key)].some((each) => held.has(each))
  const lost = keys.filter((key) => !isHeld(key))
  const awaited = lost.length > 0 ? await findAwaited(lost) : new Set<string>()
  return new Set(keys.filter((key) => isHeld(key) || awaited.has(key)))
}

/** What a row holds of a file that must be there. `memorialId`: its page, if it has one. */
export type NeededFile = { key: string; memorialId: string | null }

const neededAtOnce = 10_000

/**
 * What rows hold of files that must be there: all of them, by and by, or those of `keys` that a row still holds. One pass over
 * the tables, as it was when the pass began.
 */
export async function* findNeeded(keys?: readonly string[]): AsyncGenerator<NeededFile> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN READ ONLY')
    await client.query(`DECLARE needed NO SCROLL CURSOR FOR ${selectNeeded}`, [keys ?? null])
    for (;;) {
      const { rows } = await client.query<NeededFile>(`FETCH ${neededAtOnce} FROM needed`)
      yield* rows
      if (rows.length < neededAtOnce) return
    }
  } finally {
    await client.query('ROLLBACK').then(
      () => client.release(),
      (error) => client.release(error),
    )
  }
}

const selectNeeded = `
  SELECT key, "memorialId" FROM (
    SELECT "storageKey" AS key, "memorialId" FROM "Media"
      WHERE status IN ('ready', 'hidden') AND kind <> 'video_link'
    UNION ALL SELECT v."storageKey", m."memorialId" FROM "MediaVersion" v JOIN "Media" m ON m.id = v."mediaId"
      WHERE v.status = 'ready'
    UNION ALL SELECT "storageKey", NULL FROM "TreeMedia"
    UNION ALL SELECT "storageKey", NULL FROM "StonePhoto"
    UNION ALL SELECT "storageKey", "memorialId" FROM "Song"
    UNION ALL SELECT "storageKey", "memorialId" FROM "PortraitMotion"
    UNION ALL SELECT "storageKey", NULL FROM "SongOrder"
    UNION ALL SELECT "storageKey", NULL FROM "ArtworkFile"
    UNION ALL SELECT "storageKey", NULL FROM "ProofSheet"
    UNION ALL SELECT "programmeKey", id FROM "Memorial"
  ) needed
  WHERE key IS NOT NULL AND ($1::text[] IS NULL OR key = ANY($1))`

/** What a column may hold of a file's key: the key, the folders it is in, and the key of the larger of two sizes. */
export function keysThatHold(key: string): string[] {
  const parts = key.split('/')
  const folders = parts.slice(1).map((_, place) => parts.slice(0, place + 1).join('/'))
  // The name of a kind alone is no folder of a row.
  return [key, key.replace(/-small(?=\.)/, ''), ...folders.filter((folder) => folder.includes('/'))]
}

const idsIn = (key: string): string[] => key.match(uuid) ?? []

async function findHeld(keys: string[], ids: string[]): Promise<Set<string>> {
  const rows = await db.$queryRaw<Array<{ held: string }>>`
    SELECT "storageKey" AS held FROM "Media" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "storageKey" FROM "MediaVersion" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "storageKey" FROM "TreeMedia" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "storageKey" FROM "TreeImport" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "storageKey" FROM "StonePhoto" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "storageKey" FROM "Song" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "storageKey" FROM "SongOrder" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "storageKey" FROM "PortraitMotion" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "storageKey" FROM "PageDocument" WHERE "storageKey" = ANY(${keys}::text[])
    UNION ALL SELECT "programmeKey" FROM "Memorial" WHERE "programmeKey" = ANY(${keys}::text[])
    UNION ALL SELECT id::text FROM "Invoice" WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id::text FROM "ArtworkExport" WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT id::text FROM "ProofSheet" WHERE id = ANY(${ids}::uuid[])
    UNION ALL SELECT "madeId"::text FROM "SongOrder" WHERE "madeId" = ANY(${ids}::uuid[])
    UNION ALL SELECT "madeId"::text FROM "PortraitMotion" WHERE "madeId" = ANY(${ids}::uuid[])`
  return new Set(rows.map(({ held }) => held))
}

/** Of files that no row holds: those a mail takes along, and those a job that has not ended is about. */
async function findAwaited(keys: string[]): Promise<Set<string>> {
  // The queue's tables are made when it starts.
  await startQueue({ work: false })
  const rows = await db.$queryRaw<Array<{ key: string }>>`
    SELECT key FROM unnest(${keys}::text[]) AS key
 CROSS JOIN LATERAL (
      SELECT coalesce(substring(key FROM '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'), key) AS part
    ) named
    WHERE EXISTS (SELECT 1 FROM "Mail" WHERE files IS NOT NULL AND files @> jsonb_build_array(jsonb_build_object('key', key)))
      OR EXISTS (
        SELECT 1 FROM pgboss.job WHERE state < 'completed' AND name <> 'remove-lost-files' AND position(part IN data::text) > 0
      )
      OR EXISTS (SELECT 1 FROM "SetAsideJob" WHERE queue <> 'remove-lost-files' AND position(part IN payload::text) > 0)`
  return new Set(rows.map(({ key }) => key))
}
