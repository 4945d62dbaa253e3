import 'server-only'
import { createHash } from 'node:crypto'
import { findApproval } from '@/lib/domain/approvals/approval'
import { approvalNote } from '@/lib/domain/approvals/approval-texts'
import { proofThreads } from '@/lib/domain/artwork/proof/proof-pool'
import { type ArtworkFormat, type ArtworkOptions, artworkFormats, artworkOptions } from '@/lib/domain/artwork/schema'
import { failureTexts } from '@/lib/domain/exports/copy'
import { makeSheets } from '@/lib/domain/exports/sheets'
import { storage } from '@/lib/integrations/storage/storage'
import { StorageError } from '@/lib/integrations/storage/storage-contract'
import { db, pool } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'
import { proveFiles } from './proven-file'
import { contentTypes, fileKey } from './stored-files'

/** How long a turn lasts before other exports get theirs; ms. A job may take five minutes. */
const turnLastsMs = 15_000
const codesRead = 100
/**
 * While one is drawn on this thread, the others are read back in threads of their own. With more than four, drawing
 * alone would block this thread half of the time.
 */
export const codesAtOnce = Math.min(4, proofThreads + 1)

type WaitingCode = { qrCodeId: string; code: string; formats: ArtworkFormat[] }
/** The error and the code that caused it. */
class CodeFailed extends Error {
  constructor(
    readonly code: string,
    cause: unknown,
  ) {
    super(`export failed at ${code}`, { cause })
  }
}

/**
 * Makes, proves and records files of an export for a while. 'more': some are left; 'over': all are made or it was
 * stopped; 'busy': another process works on it. Throws when a code cannot be made; finished files are kept.
 */
export async function makeExportTurn(exportId: string, lastsMs = turnLastsMs): Promise<'more' | 'over' | 'busy'> {
  return (await withExportLock(exportId, () => workUntil(exportId, Date.now() + lastsMs))) ?? 'busy'
}

/** Marks an export as failed, with a sentence for the person who ordered it. */
export async function failExport(exportId: string, failure: string): Promise<void> {
  await db.artworkExport.updateMany({
    where: { id: exportId, status: { in: ['queued', 'working'] } },
    data: { status: 'failed', failure, finishedAt: new Date() },
  })
}

/** The sentence for an error that a turn threw. */
export function failureOf(error: unknown): string {
  const cause = error instanceof CodeFailed ? error.cause : error
  if (cause instanceof StorageError && cause.code === 'STORAGE_FULL') return failureTexts.full
  return error instanceof CodeFailed ? failureTexts.code(formatTextCode(error.code)) : failureTexts.other
}

async function workUntil(exportId: string, endsAt: number): Promise<'more' | 'over'> {
  await db.artworkExport.updateMany({
    where: { id: exportId, status: 'queued' },
    data: { status: 'working', startedAt: new Date() },
  })
  for (;;) {
    const row = await db.artworkExport.findUnique({
      where: { id: exportId, status: 'working' },
      select: { options: true },
    })
    if (!row) return 'over'
    const codes = await nextCodes(exportId)
    if (codes.length === 0) {
      return (await finish(exportId, endsAt)) ? 'over' : 'more'
    }
    const ended = await makeCodes(exportId, { options: artworkOptions.parse(row.options), codes, endsAt })
    if (ended) return ended
  }
}

type Batch = { options: ArtworkOptions; codes: readonly WaitingCode[]; endsAt: number }

/**
 * Makes the codes, starting the next as soon as one is done; null when all are made. Throws the first failure. All work
 * has ended when it returns, because then the lock is released.
 */
async function makeCodes(exportId: string, { options, codes, endsAt }: Batch): Promise<'more' | 'over' | null> {
  const left = [...codes]
  let ended: 'more' | 'over' | null = null
  const work = async () => {
    while (left.length > 0 && !ended) {
      if (Date.now() >= endsAt) ended = 'more'
      // When the export is stopped, only the codes in progress are finished.
      else if (!(await isWorking(exportId))) ended = 'over'
      else await makeNext()
    }
  }
  const makeNext = async () => {
    const code = left.shift()
    if (code) await makeCode(exportId, options, code)
  }
  const works = Array.from({ length: codesAtOnce }, () =>
    work().catch((error: unknown) => {
      ended ??= 'more'
      throw error
    }),
  )
  const failed = (await Promise.allSettled(works)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return ended
}

async function isWorking(exportId: string): Promise<boolean> {
  return (await db.artworkExport.count({ where: { id: exportId, status: 'working' } })) > 0
}

async function nextCodes(exportId: string): Promise<WaitingCode[]> {
  const rows = await db.artworkFile.findMany({
    where: { exportId, status: 'waiting' },
    orderBy: [{ qrCodeId: 'asc' }, { format: 'asc' }],
    take: codesRead * artworkFormats.length,
    select: { qrCodeId: true, format: true, qrCode: { select: { code: true } } },
  })
  const byCode = new Map<string, WaitingCode>()
  for (const { qrCodeId, format, qrCode } of rows) {
    const found = byCode.get(qrCodeId) ?? { qrCodeId, code: qrCode.code, formats: [] }
    found.formats.push(...artworkFormats.filter((name) => name === format))
    byCode.set(qrCodeId, found)
  }
  return [...byCode.values()]
}

async function makeCode(exportId: string, options: ArtworkOptions, code: WaitingCode): Promise<void> {
  try {
    await recordFiles({ exportId, options, ...code })
  } catch (error) {
    throw new CodeFailed(code.code, error)
  }
}

/** False when time ran out before all sheets were made. */
async function finish(exportId: string, endsAt: number): Promise<boolean> {
  if (!(await makeSheets({ exportId, endsAt, isWorking: () => isWorking(exportId) }))) return false
  // Not if a file was released meanwhile: that put the export back in the queue for another sheet.
  await db.artworkExport.updateMany({
    where: { id: exportId, status: 'working' },
    data: { status: 'done', finishedAt: new Date() },
  })
  return true
}

const key = `hashtextextended('artwork-export:' || $1, 0)`

/**
 * Runs the work while no other process works on the same export; null when another does. The lock is tied to the
 * connection: a killed process releases it.
 */
export async function withExportLock<T>(exportId: string, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ held: boolean }>(`SELECT pg_try_advisory_lock(${key}) AS held`, [exportId])
    if (!rows[0]?.held) return null
    try {
      return await work()
    } finally {
      await client.query(`SELECT pg_advisory_unlock(${key})`, [exportId])
    }
  } finally {
    client.release()
  }
}

/**
 * Makes, proves and stores the files of one code, and records the results in one transaction. Idempotent: the bytes are
 * the same, and only a waiting row changes.
 */
async function recordFiles({
  exportId,
  options,
  qrCodeId,
  code,
  formats,
}: {
  exportId: string
  options: ArtworkOptions
  qrCodeId: string
  code: string
  formats: readonly ArtworkFormat[]
}): Promise<void> {
  const note = approvalNote(await findApproval(qrCodeId, options, code))
  const made = await proveFiles({ options, code, formats, note })
  for (const { format, file } of made)
    await storage.put(fileKey({ exportId, code, format }), file, { contentType: contentTypes[format] })
  await db.$transaction(async (tx) => {
    let done = 0
    let withheld = 0
    for (const { format, file, proof } of made) {
      const { count } = await tx.artworkFile.updateMany({
        where: { exportId, qrCodeId, format, status: 'waiting' },
        data: {
          status: proof.isProven ? 'proven' : 'withheld',
          storageKey: fileKey({ exportId, code, format }),
          sizeBytes: file.length,
          sha256: createHash('sha256').update(file).digest('hex'),
          proof,
        },
      })
      done += count
      if (!proof.isProven) withheld += count
    }
    await tx.artworkExport.update({
      where: { id: exportId },
      data: { done: { increment: done }, withheld: { increment: withheld } },
    })
  })
}
