import 'server-only'
import { sheetFormats } from '@/lib/domain/artwork/files/write-artwork'
import { artworkFormats } from '@/lib/domain/artwork/schema'
import { filesKeptSince } from '@/lib/domain/exports/policy'
import { sheetKey, sheetListKey } from '@/lib/domain/exports/stored-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'

const rowsAtATime = 500

/**
 * Deletes the files of old exports; rows are kept with rates and releases, and the same drawings can be made again.
 * Idempotent and safe to interrupt: a row's key is cleared after its file is deleted.
 */
export async function tidyExports(now = new Date()): Promise<void> {
  const createdAt = { lt: filesKeptSince(now) }
  const old = await db.artworkExport.findMany({
    where: { createdAt, files: { some: { storageKey: { not: null } } } },
    select: { id: true, sheet: true },
  })
  for (const { id, sheet } of old) {
    if (sheet !== null) await deleteSheets(id)
    await deleteFiles(id)
  }
}

async function deleteFiles(exportId: string): Promise<void> {
  for (;;) {
    const rows = await db.artworkFile.findMany({
      where: { exportId, storageKey: { not: null } },
      take: rowsAtATime * artworkFormats.length,
      select: { id: true, storageKey: true },
    })
    if (rows.length === 0) return
    for (const { storageKey } of rows) if (storageKey) await storage.delete(storageKey)
    await db.artworkFile.updateMany({ where: { id: { in: rows.map(({ id }) => id) } }, data: { storageKey: null } })
  }
}

/** Last sheet first: after an interruption the rest can be found by counting from the first. */
async function deleteSheets(exportId: string): Promise<void> {
  let last = 0
  while (await isAnyLeft(keysOfSheet(exportId, last + 1))) last++
  for (let number = last; number > 0; number--) {
    for (const key of keysOfSheet(exportId, number)) await storage.delete(key)
  }
}

function keysOfSheet(exportId: string, number: number): string[] {
  return [...sheetFormats.map((format) => sheetKey(exportId, number, format)), sheetListKey(exportId, number)]
}

async function isAnyLeft(keys: string[]): Promise<boolean> {
  const found = await Promise.all(keys.map((key) => storage.stat(key)))
  return found.some((file) => file !== null)
}
