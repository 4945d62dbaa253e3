import 'server-only'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { fileColumns, mediaKeys, originalKey } from '@/lib/domain/pictures/picture-files'
import { findNeeded } from '@/lib/domain/storage-use/known-files'
import type { Storage } from '@/lib/integrations/storage/storage-contract'
import { db } from '@/lib/server/db'

type Options = {
  store: Storage
  /** Another store whose files must be the same where both have them. */
  other?: Storage | undefined
  onWrong?: (key: string, problem: string) => void
  onProgress?: (done: number) => void
}
export type Verified = { files: number; wrong: number }

const perPortion = 500

/**
 * Reads the files of the store and holds them against the rows that need them: those that are missing, and originals whose
 * bytes are not those of their row. With `other` also files that both have, with other bytes. May run while the service
 * does: what looks wrong is looked at once more. `problem` is a Danish sentence.
 */
export async function verifyFiles({ store, other, onWrong, onProgress }: Options): Promise<Verified> {
  const verified = { files: 0, wrong: 0 }
  const tell = (key: string, problem: string) => {
    verified.wrong++
    onWrong?.(key, problem)
  }
  const needed = await findEveryNeeded()
  const found = new Set<string>()
  for await (const { key } of store.walk()) {
    if (needed.has(key)) found.add(key)
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1))
      if (needed.has(key.slice(0, end))) found.add(key.slice(0, end))
    verified.files++
    onProgress?.(verified.files)
  }
  const missing = [...needed.keys()].filter((key) => !found.has(key))
  const still = missing.length > 0 ? await findEveryNeeded() : new Map()
  for (const key of missing) if (still.has(key)) tell(key, 'Filen mangler.')
  for (const [key, checksum] of needed) {
    if (!checksum || !found.has(key)) continue
    const now = await checksumOf(store, key)
    if (now !== null && now !== checksum) tell(key, 'Filen er ikke den, som siden fik.')
  }
  if (other) await compare(store, other, tell)
  return verified
}

/** Keys and folders that rows need, with the SHA-256 in hex of those whose row has it. */
async function findEveryNeeded(): Promise<Map<string, string | null>> {
  const needed = new Map<string, string | null>()
  for (let after = ''; ; ) {
    const rows = await db.media.findMany({
      where: { status: 'ready', ...(after && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: perPortion,
      select: { id: true, checksum: true, ...fileColumns },
    })
    for (const row of rows) {
      for (const key of mediaKeys(row)) needed.set(key, null)
      const original = originalKey(row.storageKey, row.contentType)
      if (needed.has(original)) needed.set(original, row.checksum)
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
  for await (const { key } of findNeeded()) if (!needed.has(key)) needed.set(key, null)
  return needed
}

async function compare(store: Storage, other: Storage, tell: (key: string, problem: string) => void): Promise<void> {
  for await (const { key } of other.walk()) {
    const here = await checksumOf(store, key)
    if (here && here !== (await checksumOf(other, key))) tell(key, 'Filen er ikke den samme på disken og i bucketen.')
  }
}

/** Null for a file that is gone. */
async function checksumOf(from: Storage, key: string): Promise<string | null> {
  const file = await from.get(key)
  if (!file) return null
  const hash = createHash('sha256')
  await pipeline(file.stream, hash)
  return hash.digest('hex')
}
