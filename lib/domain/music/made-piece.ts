import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { assertRoomForBytes } from '@/lib/domain/billing/free-room'
import { nextInGallery } from '@/lib/domain/media/gallery/gallery'
import { removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import { storageKeyOf } from '@/lib/domain/media/uploads/upload-files'
import { pageEdited } from '@/lib/domain/memorials/page-changes'
import type { MusicRights } from '@/lib/domain/music/schema'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { deletePictureFiles, originalKey } from '@/lib/domain/pictures/picture-files'
import { storage } from '@/lib/integrations/storage/storage'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

/** A song's sound in the store; `addMadePiece` writes its row. */
export type StoredPiece = { storageKey: string; contentType: string; bytes: number; checksum: string }

/**
 * Stores the sound of a song, rendered at -16 LUFS. Call it in a command's `prepare`. A sound that is never added is
 * removed a day later by a job. Throws STORAGE_FULL.
 */
export async function storeMadePiece(file: Buffer, contentType: 'audio/mpeg' | 'audio/mp4'): Promise<StoredPiece> {
  const storageKey = storageKeyOf(randomUUID())
  const key = originalKey(storageKey, contentType)
  // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
  await enqueue(db, removeUnknownPictureJob, { storageKey, keys: [key] }, { startAfter: new Date(Date.now() + dayMs) })
  try {
    await storage.put(key, file, { contentType })
  } catch (error) {
    throw asRefusal(error)
  }
  return { storageKey, contentType, bytes: file.length, checksum: createHash('sha256').update(file).digest('hex') }
}

/** Removes what `storeMadePiece` stored and nothing refers to: for a command's `release`. */
export async function discardMadePiece({ storageKey, contentType }: StoredPiece): Promise<void> {
  await deletePictureFiles([originalKey(storageKey, contentType)])
}

type Made = {
  memorialId: string
  songId: string
  title: string
  durationSeconds: number
  rights: MusicRights
  /** Only with the rights of a licence. */
  licence?: string
  /** Who put it on the page and so stated its rights. */
  by: { id: string; name: string }
}

/**
 * Puts a song among the page's music, with a label, in place of what was made of it before: as that was shown and
 * ordered, but with its own address, because browsers keep a file for ever. Throws NOT_FOUND, TOO_MANY_PIECES,
 * PLAN_MUSIC and FREE_BYTES*, which the caller has locked (`lockFreeRoomOf`).
 */
export async function addMadePiece(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  stored: StoredPiece,
  made: Made,
): Promise<{ id: string }> {
  const { memorialId, songId, title, durationSeconds, rights, licence, by } = made
  const { tx } = context
  const before = await tx.musicPiece.findUnique({
    where: { songId },
    select: { mediaId: true, isShown: true, isTop: true, media: { select: { position: true } } },
  })
  if (before) await removePictures(context, { id: before.mediaId })
  await assertRoomForBytes(tx, { memorialId, userId: by.id, bytes: stored.bytes })
  const end = await nextInGallery(tx, memorialId, 'music')
  const row = await tx.media.create({
    data: {
      ...stored,
      memorialId,
      kind: 'music',
      status: 'ready',
      caption: title,
      durationSeconds,
      createdById: by.id,
      width: 0,
      height: 0,
      widths: [],
      colour: '#b8b4ae',
      position: before?.media.position ?? end,
      piece: {
        create: {
          memorialId,
          source: 'song',
          songId,
          rights,
          licence: licence ?? null,
          rightsAt: new Date(),
          rightsById: by.id,
          rightsByName: by.name.slice(0, 120),
          isShown: before?.isShown ?? true,
          isTop: before?.isTop ?? false,
        },
      },
    },
    select: { id: true },
  })
  await pageEdited(context, memorialId)
  return row
}

/** Takes a song off the page: row now, file after the commit. Nothing when it is not there. */
export async function removeMadePiece(context: RunContext, songId: string): Promise<void> {
  const piece = await context.tx.musicPiece.findUnique({
    where: { songId },
    select: { mediaId: true, memorialId: true },
  })
  if (!piece) return
  await removePictures(context, { id: piece.mediaId })
  await pageEdited(context, piece.memorialId)
}
