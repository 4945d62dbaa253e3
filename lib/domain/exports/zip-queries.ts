import 'server-only'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { ZipArchive } from 'archiver'
import type { z } from 'zod'
import { approvalOf, findApproved } from '@/lib/domain/approvals/approval'
import { type Approval, approvalInName, sheetNumbers } from '@/lib/domain/approvals/approval-texts'
import { sheetFormats } from '@/lib/domain/artwork/files/write-artwork'
import { ExportError } from '@/lib/domain/exports/errors'
import { countFiles, exportColumns, exportView, getExportSubject, readProof } from '@/lib/domain/exports/export-rows'
import { listOthersApproved } from '@/lib/domain/exports/others-approved'
import { canOrderExports, mayLeave } from '@/lib/domain/exports/policy'
import { exportZipKey } from '@/lib/domain/exports/schema'
import { listSheets, type SheetList, sheetKey, sheetListKey } from '@/lib/domain/exports/stored-files'
import { codesCsv, laserText, proofsCsv, readMe, type ZippedFile } from '@/lib/domain/exports/zip-texts'
import { isOutOfUse } from '@/lib/domain/qr-codes/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { appendToZip, zipBody } from '@/lib/server/zip'
import type { Actor } from '@/lib/shared/actor'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const rowsAtATime = 500

/**
 * All files of an export that may be released, as a ZIP streamed while it is built, with the codes and proofs as lists.
 * Throws NOT_FOUND, EXPORT_NOT_READY, and OTHER_DRAWING_APPROVED unless the caller wants these drawings anyway.
 */
export const makeExportZip = defineRead({
  name: 'exports.make-export-zip',
  session: 'required',
  input: exportZipKey,
  authorize: canOrderExports,
  run: writeZip,
})

async function writeZip(actor: Actor, { id, despite }: z.output<typeof exportZipKey>) {
  const { status } = await getExportSubject(actor, id)
  if (status === 'queued' || status === 'working') throw new ExportError('EXPORT_NOT_READY')
  const row = await db.artworkExport.findUniqueOrThrow({ where: { id }, select: exportColumns })
  const view = exportView(row, (await countFiles([id]))(id))
  if (!view.areFilesKept) throw new DomainError('NOT_FOUND')
  const approved = await findApproved({ artworkFiles: { some: { exportId: id } } })
  const others = despite ? [] : await listOthersApproved({ id: { in: [...approved.keys()] } }, view.options)
  if (others.length > 0) throw new ExportError('OTHER_DRAWING_APPROVED', { numbers: sheetNumbers(others) })
  const approvalFor = (code: { id: string; code: string }) => approvalOf(approved.get(code.id), view.options, code.code)
  const { material, stencil } = view.options
  const filling = {
    exportId: id,
    // Stencils are cut by a plotter: laser settings would only mislead.
    texts: stencil === 'none' ? [['Startværdier til laseren.txt', `\uFEFF${laserText(material)}`] as const] : [],
    approvalFor,
    readMeOf: (files: ZippedFile[], sheets: SheetList[]) => readMe(view, { files, sheets, siteName: env.SITE_NAME }),
  }
  const body = zipBody((zip) => fill(zip, filling), { exportId: id })
  return { body, contentType: 'application/zip', filename: `eksport-${view.number}.zip` }
}

type ApprovalFor = (code: { id: string; code: string }) => Approval
type Filling = {
  exportId: string
  texts: ReadonlyArray<readonly [name: string, text: string]>
  approvalFor: ApprovalFor
  readMeOf: (files: ZippedFile[], sheets: SheetList[]) => string
}

async function fill(zip: ZipArchive, { exportId, texts, approvalFor, readMeOf }: Filling): Promise<void> {
  const files: ZippedFile[] = []
  for await (const row of allFiles(exportId, approvalFor)) {
    if (zip.destroyed) return
    const stored = row.storageKey && mayLeave(row.status) && !row.isOutOfUse ? await storage.get(row.storageKey) : null
    const name = stored && `${row.format}/${row.code}-${approvalInName(row.approval)}.${row.format}`
    // PNGs do not compress further.
    if (stored && name) await appendToZip(zip, stored.stream, { name, store: row.format === 'png' })
    files.push({ ...row, path: name })
  }
  const agreed = new Set(files.flatMap(({ code, approval }) => (approval.kind === 'this' ? [code] : [])))
  const sheets = await appendSheets(zip, exportId, agreed)
  for (const [name, text] of [
    ['koder.csv', codesCsv(files)] as const,
    ['proeve.csv', proofsCsv(files)] as const,
    ['LÆSMIG.txt', `\uFEFF${readMeOf(files, sheets)}`] as const,
    ...texts,
  ])
    await appendToZip(zip, Readable.from([text]), { name })
}

/** Returns the sheets in the ZIP; one with a code not among the `agreed` is named accordingly. */
async function appendSheets(zip: ZipArchive, exportId: string, agreed: Set<string>): Promise<SheetList[]> {
  const sheets = await listSheets(exportId)
  for (const { number, codes } of sheets) {
    const state = codes.every((code) => agreed.has(formatTextCode(code))) ? 'godkendt' : 'ikke-godkendt'
    const keys = [...sheetFormats.map((format) => sheetKey(exportId, number, format)), sheetListKey(exportId, number)]
    for (const key of keys) {
      const stored = await storage.get(key)
      if (!stored) throw new Error(`${key} is gone`)
      const { name, ext } = path.parse(key)
      await appendToZip(zip, stored.stream, {
        name: ext === '.txt' ? `ark/${name}${ext}` : `ark/${name}-${state}${ext}`,
      })
    }
  }
  return sheets
}

type FileRow = Omit<ZippedFile, 'path'> & { storageKey: string | null }

async function* allFiles(exportId: string, approvalFor: ApprovalFor): AsyncGenerator<FileRow> {
  let cursor: string | undefined
  do {
    const rows = await db.artworkFile.findMany({
      where: { exportId },
      orderBy: [{ qrCodeId: 'asc' }, { format: 'asc' }],
      ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
      take: rowsAtATime,
      include: { qrCode: { select: { id: true, code: true, state: true, package: { select: { number: true } } } } },
    })
    for (const { qrCode, format, status, sha256, proof, storageKey, releasedByName, releaseReason } of rows) {
      yield {
        format,
        status,
        sha256,
        storageKey,
        releasedByName,
        releaseReason,
        code: formatTextCode(qrCode.code),
        printedAddress: printedAddress(env.SITE_URL, qrCode.code),
        packageNumber: qrCode.package.number,
        isOutOfUse: isOutOfUse(qrCode.state),
        approval: approvalFor(qrCode),
        proof: readProof(proof),
      }
    }
    cursor = rows.length === rowsAtATime ? rows.at(-1)?.id : undefined
  } while (cursor)
}
