import 'server-only'
import path from 'node:path'
import { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import { sheetFormats } from '@/lib/domain/artwork/files/write-sheet'
import { toWeb } from '@/lib/domain/exports/export-file'
import { countFiles, exportColumns, exportView, readProof } from '@/lib/domain/exports/export-view'
import { sheetKey, sheetListKey } from '@/lib/domain/exports/file-keys'
import { getExportSubject } from '@/lib/domain/exports/find-export'
import { isOutOfUse, mayLeave } from '@/lib/domain/exports/policy'
import { listSheets, type SheetList } from '@/lib/domain/exports/sheet-lists'
import { codesCsv, proofsCsv, readMe, type ZippedFile } from '@/lib/domain/exports/zip-texts'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { appendToZip } from '@/lib/server/zip'
import type { Actor } from '@/lib/shared/actor'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const rowsAtATime = 500

/**
 * All files of an export that may leave the house as a ZIP that is made while it is fetched, never whole in memory, with
 * the codes and the proofs as lists. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND and EXPORT_NOT_READY.
 */
export async function makeExportZip(
  actor: Actor,
  id: string,
): Promise<{ body: ReadableStream<Uint8Array>; contentType: string; filename: string }> {
  const { status } = await getExportSubject(actor, id)
  if (status === 'queued' || status === 'working') throw new DomainError('EXPORT_NOT_READY')
  const row = await db.artworkExport.findUniqueOrThrow({ where: { id }, select: exportColumns })
  const view = exportView(row, (await countFiles([id]))(id))
  if (!view.areFilesKept) throw new DomainError('NOT_FOUND')
  const zip = new ZipArchive({ zlib: { level: 6 } })
  fill(zip, id, (files, sheets) => readMe(view, { files, sheets, siteName: env.SITE_NAME })).catch((error: Error) => {
    // Half of it has gone: only a broken connection tells the browser that the file is not whole.
    if (!zip.destroyed) log.error({ err: error, exportId: id }, 'export broke off')
    zip.destroy(error)
  })
  return { body: toWeb(zip), contentType: 'application/zip', filename: `eksport-${view.number}.zip` }
}

async function fill(
  zip: ZipArchive,
  exportId: string,
  tell: (files: ZippedFile[], sheets: SheetList[]) => string,
): Promise<void> {
  const files: ZippedFile[] = []
  for await (const row of allFiles(exportId)) {
    if (zip.destroyed) return
    const stored = row.storageKey && mayLeave(row.status) && !row.isOutOfUse ? await storage.get(row.storageKey) : null
    const name = stored && `${row.format}/${row.code}.${row.format}`
    // Pictures do not grow smaller.
    if (stored && name) await appendToZip(zip, stored.stream, { name, store: row.format === 'png' })
    files.push({ ...row, path: name })
  }
  const sheets = await appendSheets(zip, exportId)
  for (const [name, text] of [
    ['koder.csv', codesCsv(files)],
    ['proeve.csv', proofsCsv(files)],
    ['LÆSMIG.txt', `\uFEFF${tell(files, sheets)}`],
  ] as const)
    await appendToZip(zip, Readable.from([text]), { name })
  await zip.finalize()
}

/** @returns the sheets that are in the ZIP */
async function appendSheets(zip: ZipArchive, exportId: string): Promise<SheetList[]> {
  const sheets = await listSheets(exportId)
  for (const { number } of sheets) {
    const keys = [...sheetFormats.map((format) => sheetKey(exportId, number, format)), sheetListKey(exportId, number)]
    for (const key of keys) {
      const stored = await storage.get(key)
      if (!stored) throw new Error(`${key} is gone`)
      await appendToZip(zip, stored.stream, { name: `ark/${path.basename(key)}` })
    }
  }
  return sheets
}

type FileRow = Omit<ZippedFile, 'path'> & { storageKey: string | null }

async function* allFiles(exportId: string): AsyncGenerator<FileRow> {
  let cursor: string | undefined
  do {
    const rows = await db.artworkFile.findMany({
      where: { exportId },
      orderBy: [{ qrCodeId: 'asc' }, { format: 'asc' }],
      ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
      take: rowsAtATime,
      include: { qrCode: { select: { code: true, state: true, package: { select: { number: true } } } } },
    })
    for (const { qrCode, format, status, sha256, proof, storageKey, releasedByName, releaseReason } of rows) {
      yield {
        ...{ format, status, sha256, storageKey, releasedByName, releaseReason },
        code: formatTextCode(qrCode.code),
        printedAddress: printedAddress(env.SITE_URL, qrCode.code),
        packageNumber: qrCode.package.number,
        isOutOfUse: isOutOfUse(qrCode.state),
        proof: readProof(proof),
      }
    }
    cursor = rows.length === rowsAtATime ? rows.at(-1)?.id : undefined
  } while (cursor)
}
