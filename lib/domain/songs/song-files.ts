import 'server-only'
import { z } from 'zod'
import type { SongFile } from '@/lib/domain/songs/inputs'
import { storage } from '@/lib/integrations/storage/storage'
import type { Database } from '@/lib/server/db'
import { enqueue, type JobQueue } from '@/lib/server/jobs'

/** The ending that a file has in the store, and the type it is sent with. */
const stored: Record<SongFile, { ending: string; contentType: string; download: string }> = {
  svg: { ending: 'svg', contentType: 'image/svg+xml', download: 'svg' },
  pdf: { ending: 'pdf', contentType: 'application/pdf', download: 'pdf' },
  // The store's endings are of at most five letters.
  musicxml: { ending: 'xml', contentType: 'application/xml', download: 'musicxml' },
  midi: { ending: 'mid', contentType: 'audio/midi', download: 'mid' },
  mp3: { ending: 'mp3', contentType: 'audio/mpeg', download: 'mp3' },
  m4a: { ending: 'm4a', contentType: 'audio/mp4', download: 'm4a' },
}

/** The folder of a revision's files: the row's `storageKey`. */
export function songFolder(songId: string, revision: number): string {
  const storageKey = `songs/${songId}/${revision}`
  return storageKey
}

export function songFileKey(storageKey: string, file: SongFile): string {
  return `${storageKey}/song.${stored[file].ending}`
}

export function songContentType(file: SongFile): string {
  return stored[file].contentType
}

export function songDownloadName(slug: string, file: SongFile): string {
  return `sang-${slug}.${stored[file].download}`
}

/** A whole file of a song, or null when it is not in the store. */
export async function readStored(key: string): Promise<Buffer | null> {
  const found = await storage.get(key)
  return found ? Buffer.concat(await found.stream.toArray()) : null
}

/** Removes the files of one revision, unless a song has them. Declared apart from jobs.ts, which the commands order. */
export const removeSongFilesQueue: JobQueue<{ songId: string; revision: number }> = {
  name: 'remove-song-files',
  isIrreversible: true,
  payload: z.object({ songId: z.uuid(), revision: z.number().int() }),
}

/** A job that makes a song has ended well within this. */
const jobEndsWithinMs = 3_600_000

/** Ordered before files are stored: removes them an hour later if no song has got them. */
export async function orderRemoval(database: Database, files: { songId: string; revision: number }): Promise<void> {
  await enqueue(database, removeSongFilesQueue, files, { startAfter: new Date(Date.now() + jobEndsWithinMs) })
}
