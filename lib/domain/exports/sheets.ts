import 'server-only'
import { approvalOf, findApproved } from '@/lib/domain/approvals/approval'
import { sheetFormats } from '@/lib/domain/artwork/files/write-artwork'
import { widestCode } from '@/lib/domain/artwork/lettering'
import { type ArtworkOptions, artworkOptions, artworkSheet } from '@/lib/domain/artwork/schema'
import { inSheetPool } from '@/lib/domain/exports/sheet-pool'
import type { SheetWanted } from '@/lib/domain/exports/sheet-tasks'
import { contentTypes, listSheets, sheetKey, storeSheetList } from '@/lib/domain/exports/stored-files'
import { outOfUseStates } from '@/lib/domain/qr-codes/schema'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'

/**
 * Lays the drawings of an export on sheets, if sheets were ordered: codes whose files all passed and that are on no
 * sheet yet. An existing sheet never changes, because it may have been cut: an interrupted run continues where it
 * stopped, and a code released later gets a new sheet. Returns false when time ran out before all were made, or when
 * the export was stopped. Throws when a sheet cannot be read back.
 */
export async function makeSheets({
  exportId,
  endsAt,
  isWorking,
}: {
  exportId: string
  endsAt: number
  isWorking: () => Promise<boolean>
}): Promise<boolean> {
  const row = await db.artworkExport.findUniqueOrThrow({
    where: { id: exportId },
    select: { number: true, options: true, sheet: true },
  })
  if (row.sheet === null) return true
  const options = artworkOptions.parse(row.options)
  const sheet = artworkSheet.parse(row.sheet)
  const made = await listSheets(exportId)
  const lying = new Set(made.flatMap(({ codes }) => codes))
  let left = (await listPassedCodes(exportId)).filter((code) => !lying.has(code))
  if (left.length === 0) return true
  const { perSheet } = await inSheetPool('count', { options, sheet, code: widestCode(left) })
  for (let number = made.length + 1; left.length > 0; number++) {
    if (Date.now() >= endsAt || !(await isWorking())) return false
    const title = `Eksport ${row.number}, ark ${number}`
    const codes = left.slice(0, perSheet)
    const note = await noteFor(codes, options)
    const laid = new Set(await makeSheet(exportId, number, { title, options, sheet, codes, ...(note && { note }) }))
    left = left.filter((code) => !laid.has(code))
  }
  return true
}

/** Codes in use whose files all passed, in the order of the export. */
async function listPassedCodes(exportId: string): Promise<string[]> {
  const [files, failed] = await Promise.all([
    db.artworkFile.findMany({
      where: { exportId, qrCode: { state: { notIn: [...outOfUseStates] } } },
      distinct: ['qrCodeId'],
      orderBy: { qrCodeId: 'asc' },
      select: { qrCodeId: true, qrCode: { select: { code: true } } },
    }),
    db.artworkFile.findMany({
      where: { exportId, status: { notIn: ['proven', 'released'] } },
      select: { qrCodeId: true },
    }),
  ])
  const left = new Set(failed.map(({ qrCodeId }) => qrCodeId))
  return files.filter(({ qrCodeId }) => !left.has(qrCodeId)).map(({ qrCode }) => qrCode.code)
}

/** The notice on a sheet; null when families approved every drawing on it. */
async function noteFor(codes: string[], options: ArtworkOptions): Promise<string | null> {
  const where = { code: { in: codes } }
  const [rows, approved] = await Promise.all([
    db.qrCode.findMany({ where, select: { id: true, code: true } }),
    findApproved(where),
  ])
  const isAgreed = rows.every(({ id, code }) => approvalOf(approved.get(id), options, code).kind === 'this')
  return isAgreed ? null : 'IKKE GODKENDT af alle familier, da arket blev lavet.'
}

/** Returns the codes on the sheet. */
async function makeSheet(exportId: string, number: number, wanted: SheetWanted): Promise<string[]> {
  const made = await inSheetPool('make', wanted)
  for (const format of sheetFormats) {
    const { buffer, byteOffset, byteLength } = made[format]
    const file = Buffer.from(buffer, byteOffset, byteLength)
    await storage.put(sheetKey(exportId, number, format), file, { contentType: contentTypes[format] })
  }
  await storeSheetList(exportId, { number, codes: made.codes })
  return made.codes
}
