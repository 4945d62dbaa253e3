import 'server-only'
import { type ArtworkFormat, type ArtworkOptions, artworkFormats, artworkOptions } from '@/lib/domain/artwork/schema'
import { failureTexts } from '@/lib/domain/exports/copy'
import { withExportLock } from '@/lib/domain/exports/export-lock'
import { recordFiles } from '@/lib/domain/exports/record-files'
import { makeSheets } from '@/lib/domain/exports/sheets'
import { StorageError } from '@/lib/integrations/storage/storage-contract'
import { db } from '@/lib/server/db'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** How long a turn lasts before others come to it; ms. A job may take five minutes. */
const turnLastsMs = 15_000
// While one is drawn on this thread, the other is read back on the workers.
const codesAtOnce = 2
const codesRead = 20

type WaitingCode = { qrCodeId: string; code: string; formats: ArtworkFormat[] }
/** What went wrong, and at which code. */
class CodeFailed extends Error {
  constructor(
    readonly code: string,
    cause: unknown,
  ) {
    super(`export failed at ${code}`, { cause })
  }
}

/**
 * Makes, proves and records files of an export for a while. 'more' when some are left, 'over' when all are made or it was
 * stopped, 'busy' when another process works on it. Throws when a code cannot be made; what was made stays.
 */
export async function makeExportTurn(exportId: string, lastsMs = turnLastsMs): Promise<'more' | 'over' | 'busy'> {
  return (await withExportLock(exportId, () => workUntil(exportId, Date.now() + lastsMs))) ?? 'busy'
}

/** Gives an export up with a sentence for whoever ordered it. */
export async function failExport(exportId: string, failure: string): Promise<void> {
  await db.artworkExport.updateMany({
    where: { id: exportId, status: { in: ['queued', 'working'] } },
    data: { status: 'failed', failure, finishedAt: new Date() },
  })
}

/** The sentence about an error that a turn threw. */
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
    const options = artworkOptions.parse(row.options)
    for (let start = 0; start < codes.length; start += codesAtOnce) {
      if (Date.now() >= endsAt) return 'more'
      // Whoever stops it waits for two codes, not for twenty.
      if (!(await isWorking(exportId))) return 'over'
      const batch = codes.slice(start, start + codesAtOnce)
      await settled(batch.map((code) => makeCode(exportId, options, code)))
    }
  }
}

async function isWorking(exportId: string): Promise<boolean> {
  return (await db.artworkExport.count({ where: { id: exportId, status: 'working' } })) > 0
}

/** Waits for all, so that nothing works on after the lock is given back, then throws the first that failed. */
async function settled(works: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
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

/** False when there was no time for all sheets. */
async function finish(exportId: string, endsAt: number): Promise<boolean> {
  if (!(await makeSheets({ exportId, endsAt, isWorking: () => isWorking(exportId) }))) return false
  // Not when a file was released meanwhile: that put the export back in the queue, for one more sheet.
  await db.artworkExport.updateMany({
    where: { id: exportId, status: 'working' },
    data: { status: 'done', finishedAt: new Date() },
  })
  return true
}
