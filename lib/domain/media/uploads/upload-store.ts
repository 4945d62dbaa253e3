import 'server-only'
import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataStore, ERRORS, Upload } from '@tus/server'
import {
  assertDiskRoom,
  createUploadFile,
  removeUploadFile,
  uploadPath,
  uploadSize,
} from '@/lib/domain/media/uploads/upload-files'
import { PicturesError } from '@/lib/domain/pictures/errors'
import { isFull } from '@/lib/integrations/storage/storage-contract'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

const askEveryBytes = 8 * 1024 * 1024

/**
 * The data store of tus: bytes go to a file, everything else is in the row that `media.begin-upload` wrote. The offset
 * is the file's length, so a lost connection or a kill -9 leaves nothing to repair.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination']

  override async create(upload: Upload): Promise<Upload> {
    await createUploadFile(upload.id).catch(refuseWhenFull)
    return upload
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(uploadPath(id), { flags: 'r+', start: offset })
    try {
      await pipeline(stream, whileThereIsRoom(), file)
    } catch (error) {
      // The partial file would only use more of the full disk.
      if (isFull(error) || (error instanceof DomainError && error.code === 'STORAGE_FULL')) {
        await removeUploadFile(id)
        await db.upload.deleteMany({ where: { id } })
      }
      return refuseWhenFull(error)
    }
    return offset + file.bytesWritten
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await db.upload.findUnique({ where: { id }, select: { bytes: true, createdAt: true } })
    const offset = row ? await uploadSize(id) : null
    if (!row || offset === null) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: row.bytes, offset, creation_date: row.createdAt.toISOString() })
  }

  override async remove(id: string): Promise<void> {
    await removeUploadFile(id)
  }
}

/**
 * Passes bytes through while the disk has room, checked every 8 MB. The check when the upload began is not enough:
 * files can take days, and many arrive at once.
 */
function whileThereIsRoom(): Transform {
  let unasked = askEveryBytes
  return new Transform({
    transform(chunk: Buffer, _, done) {
      unasked += chunk.length
      if (unasked < askEveryBytes) return done(null, chunk)
      unasked = 0
      assertDiskRoom(0).then(() => done(null, chunk), done)
    },
  })
}

function refuseWhenFull(error: unknown): never {
  throw isFull(error) ? new PicturesError('STORAGE_FULL') : error
}
