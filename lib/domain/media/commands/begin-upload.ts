import 'server-only'
import { retentionDays } from '@/lib/domain/legal/retention'
import { findAlbum } from '@/lib/domain/media/albums/albums'
import { MediaError } from '@/lib/domain/media/errors'
import { beginUploadInput, type UploadPlace } from '@/lib/domain/media/schema'
import { kindOfFile } from '@/lib/domain/media/uploads/file-rules'
import { assertDiskSpace } from '@/lib/domain/media/uploads/upload-files'
import { assertUploadCapacity, idAsChosen, wasBegun } from '@/lib/domain/media/uploads/uploads'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { type FileKind, fileLimitBytes, mediaLimits } from '@/lib/domain/pictures/media-limits'
import { defineCommand } from '@/lib/server/command'
import { readDatabaseTime } from '@/lib/server/database-time'

const lastsMs = retentionDays.unfinishedUpload * 24 * 3600_000

/**
 * Begins a resumable upload, valid for `retentionDays.unfinishedUpload`. Limits go by the reported type for now; the
 * bytes are checked once complete. Called again for the same file (`chosen`), also after it has arrived, it returns the
 * same id and changes nothing. Throws FILE_KIND, FILE_TOO_LARGE, TOO_MANY_*, PLAN_*, UPLOADS_WAITING and STORAGE_FULL.
 */
export const beginUpload = defineCommand({
  name: 'media.begin-upload',
  session: 'required',
  status: 201,
  input: beginUploadInput,
  limits: (_, { actor }) => [{ name: 'upload', key: actor.userId, points: 1500, seconds: 3600 }],
  load: async ({ memorialId }, { actor }) => getMemorialSubject(actor, memorialId),
  authorize: canEditMemorial,
  run: async ({ tx, about, actor: { userId } }, { filename, filetype, bytes, albumId, place, ...said }, memorial) => {
    const kind = kindFor(place, { name: filename, type: filetype })
    if (!kind) throw new MediaError('FILE_KIND')
    if (bytes > fileLimitBytes(kind)) throw new MediaError('FILE_TOO_LARGE', { limit: mediaLimits[kind].megabytes })
    const id = idAsChosen(said.chosen, { userId, memorialId: memorial.id })
    about({ type: 'memorial', id: memorial.id, detail: { upload: id, kind } })
    if (await wasBegun(tx, { id, userId, bytes })) return { id }
    await assertUploadCapacity(tx, { memorialId: memorial.id, userId, kind, bytes })
    await assertDiskSpace(bytes)
    return tx.upload.create({
      data: {
        id,
        memorialId: memorial.id,
        userId,
        kind,
        fileName: filename.slice(0, 200),
        contentType: filetype.slice(0, 80),
        bytes,
        isRecorded: said.recorded === 'ja',
        head: place === 'portraitId' || place === 'coverId' ? place : null,
        albumId: albumId && (await findAlbum(memorial.id, albumId, tx)) ? albumId : null,
        // Decides between this portrait or cover and what another editor chooses.
        createdAt: await readDatabaseTime(tx),
        expiresAt: new Date(Date.now() + lastsMs),
      },
      select: { id: true },
    })
  },
})

function kindFor(place: UploadPlace, file: { name: string; type: string }): FileKind | null {
  if (place === 'music') return 'music'
  return place === 'gallery' ? kindOfFile(file) : 'picture'
}
