import { randomUUID } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'

const days = (count: number) => new Date(Date.now() - count * 24 * 3600_000)

/** Makes a stored file older than it is. */
export async function ageFile(key: string, byDays = 2): Promise<void> {
  await utimes(path.join(env.DATA_DIR, 'files', key), days(byDays), days(byDays))
}

/** A stored file from two days ago that no row knows; returns its key. */
export async function storeLostFile(key = `media/${randomUUID()}/640.webp`): Promise<string> {
  await storage.put(key, Buffer.from('lost'), { contentType: 'image/webp' })
  await ageFile(key)
  return key
}

/** The same, found a day ago. */
export async function createOrphan(): Promise<string> {
  const key = await storeLostFile()
  await db.orphanFile.create({ data: { key, bytes: 4, foundAt: days(1.1) } })
  return key
}
