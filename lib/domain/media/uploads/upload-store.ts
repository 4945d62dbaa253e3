import 'server-only'
import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { DataStore, ERRORS, type Lock, type Locker, MemoryLocker, type RequestRelease, Upload } from '@tus/server'
import pg from 'pg'
import {
  assertDiskSpace,
  createUploadFile,
  pieces,
  removeUploadFile,
  uploadPath,
  uploadSize,
} from '@/lib/domain/media/uploads/upload-files'
import { isBucketFull } from '@/lib/integrations/storage/bucket.mjs'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { outageOf } from '@/lib/server/outage'

const askEveryBytes = 8 * 1024 * 1024

/**
 * The data store of tus: bytes go to a file or to the bucket, everything else is in the row that `media.begin-upload`
 * wrote. The offset is how much is there, so a lost connection or a kill -9 leaves nothing to repair.
 */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination']

  override async create(upload: Upload): Promise<Upload> {
    // One that arrived before has no row, and its job may be reading its file.
    const isOnTheWay = (await db.upload.count({ where: { id: upload.id } })) > 0
    if (isOnTheWay) await createUploadFile(upload.id).catch(refuseWhenFull)
    return upload
  }

  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    if (pieces) return pieces.write(stream, id, offset).catch(refuseWhenFull)
    const file = createWriteStream(uploadPath(id), { flags: 'r+', start: offset })
    try {
      await pipeline(stream, whileThereIsSpace(), file)
    } catch (error) {
      // The partial file would only use more of the full disk.
      if (outageOf(error) === 'STORAGE_FULL') {
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
function whileThereIsSpace(): Transform {
  let unasked = askEveryBytes
  return new Transform({
    transform(chunk: Buffer, _, done) {
      unasked += chunk.length
      if (unasked < askEveryBytes) return done(null, chunk)
      unasked = 0
      assertDiskSpace(0).then(() => done(null, chunk), done)
    },
  })
}

function refuseWhenFull(error: unknown): never {
  throw outageOf(error) === 'STORAGE_FULL' || isBucketFull(error) ? new DomainError('STORAGE_FULL') : error
}

const channel = 'mindelund_upload_wanted'
const askAgainMs = 100
const patienceMs = 20_000
/** Longer than a process takes to let go, with a piece on its way to a slow bucket. */
const answerMs = 8_000
const isHolder = `
  locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND objsubid = 1
  AND (classid::bigint << 32) | objid::bigint = hashtextextended($1, 27) AND pid <> pg_backend_pid()`

/**
 * One writer per file across all processes: PostgreSQL advisory locks on one connection per process, so that a lock
 * ends with its process. A waiting request asks the holder to release (a phone reconnects while its old request still
 * hangs), and takes it from one that does not answer: its machine stands still, or is gone without a word, and a late
 * piece of its does no harm (027, 077). Within a process, where the shared connection would grant the lock twice, tus's MemoryLocker applies as well.
 */
export class UploadLocks implements Locker {
  private readonly own = new MemoryLocker({ acquireLockTimeout: patienceMs })
  private readonly held = new Map<string, RequestRelease>()
  private connecting: Promise<pg.Client> | null = null

  /** `answerMs`: how long a holder has to release. */
  constructor(private readonly given = { answerMs }) {}

  newLock(id: string): Lock {
    const inProcess = this.own.newLock(id)
    return {
      lock: async (signal, requestRelease) => {
        await inProcess.lock(signal, requestRelease)
        try {
          await this.acquire(id, signal)
          this.held.set(id, requestRelease)
        } catch (error) {
          await inProcess.unlock()
          throw error
        }
      },
      unlock: async () => {
        this.held.delete(id)
        // A lost connection has released it already.
        await this.query('SELECT pg_advisory_unlock(hashtextextended($1, 27))', [id]).catch(() => {})
        await inProcess.unlock()
      },
    }
  }

  private async acquire(id: string, signal: AbortSignal): Promise<void> {
    const since = performance.now()
    for (;;) {
      const { rows } = await this.query('SELECT pg_try_advisory_lock(hashtextextended($1, 27)) AS got', [id])
      if (rows[0]?.got === true) return
      const waitedMs = performance.now() - since
      if (signal.aborted || waitedMs > patienceMs) throw ERRORS.ERR_LOCK_TIMEOUT
      if (waitedMs < this.given.answerMs) await this.query('SELECT pg_notify($1, $2)', [channel, id])
      else await this.query(`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE ${isHolder}`, [id])
      await pause(askAgainMs)
    }
  }

  private async query(text: string, values: string[]): Promise<pg.QueryResult<Record<string, unknown>>> {
    this.connecting ??= this.connect()
    return (await this.connecting).query(text, values)
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: env.DATABASE_URL })
    const lost = () => {
      this.connecting = null
      // The locks ended with the connection: another process may be writing already.
      for (const release of this.held.values()) void release()
    }
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload }) => void this.held.get(payload ?? '')?.())
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      return client
    } catch (error) {
      this.connecting = null
      throw error
    }
  }
}
