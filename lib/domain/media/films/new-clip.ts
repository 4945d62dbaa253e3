import 'server-only'
import { createReadStream } from 'node:fs'
import { v7 as newUuidV7 } from 'uuid'
import { type RewrittenFile, withRewritten } from '@/lib/domain/media/films/rewritten-file'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { assertDiskSpace, sealFile, storageKeyOf } from '@/lib/domain/media/uploads/upload-files'
import { deletePictureFiles, originalKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db, type Transaction } from '@/lib/server/db'
import type { Turn } from '@/lib/server/fair-queue'
import { enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

/** A voice or a short film of a post whose file is stored; `attachClip` writes its row. */
export type PreparedClip = {
  storageKey: string
  kind: 'video' | 'recording'
  /** As displayed, in pixels; 0 for a voice. */
  width: number
  height: number
  bytes: number
  contentType: string
  checksum: string
  durationSeconds: number
}

/**
 * Rewrites and stores a voice or film; its bytes decide which of the two. Call it in a command's `prepare`. One that is
 * never attached is removed a day later by a job. Throws FilmError, StorageError, SERVER_BUSY and STORAGE_FULL; then
 * nothing is left in the store.
 */
export async function prepareClip(
  file: Uint8Array,
  { longestSeconds, from }: { longestSeconds: { video: number; recording: number }; from: Turn },
): Promise<PreparedClip> {
  await assertDiskSpace(file.length)
  const id = newUuidV7()
  const wanted = { id, expected: 'recording', longestSeconds, isSilent: false, from } as const
  return withRewritten(file, wanted, (made) => store(made, storageKeyOf(id)))
}

async function store({ path, ...made }: RewrittenFile, storageKey: string): Promise<PreparedClip> {
  const key = originalKey(storageKey, made.contentType)
  // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
  await enqueue(db, removeUnknownPictureJob, { storageKey, keys: [key] }, { startAfter: new Date(Date.now() + dayMs) })
  try {
    const checksum = await sealFile(path)
    const { size } = await storage.put(key, createReadStream(path), { contentType: made.contentType })
    return { ...made, storageKey, bytes: size, checksum }
  } catch (error) {
    await deletePictureFiles([key])
    throw error
  }
}

type Place = { memorialId: string; contributionId: string; createdById: string | null }

/** Writes the row of a post's clip, after its pictures. It is not in the gallery and counts against none of its limits. */
export async function attachClip(tx: Transaction, clip: PreparedClip, place: Place): Promise<void> {
  const position = await tx.media.count({ where: { contributionId: place.contributionId } })
  await tx.media.create({ data: { ...clip, ...place, widths: [], colour: '#1c1a18', position } })
}

/** Removes the file of a clip that was not attached. */
export async function discardClip({ storageKey, contentType }: PreparedClip): Promise<void> {
  await deletePictureFiles([originalKey(storageKey, contentType)])
}
