import { artworkOptions } from '@/lib/domain/artwork/schema'
import { makeExportTurn } from '@/lib/domain/exports/make-export-turn'
import { db, Prisma } from '@/lib/server/db'

/** A small plaque that is quick to draw. */
export const sampleOptions = artworkOptions.parse({
  material: 'polished_black_granite',
  symbolMm: 60,
  shape: 'rectangle',
  widthMm: 90,
  heightMm: 110,
})

type ExportOptions = {
  reseller?: { id: string } | null
  formats?: string[]
  options?: object
  sheet?: Prisma.InputJsonObject
}

/** An ordered export of these codes, none made yet. */
export async function createExport(
  codes: Array<{ id: string }>,
  { reseller = null, formats = ['svg'], options = {}, sheet }: ExportOptions = {},
): Promise<{ id: string; fileIds: string[] }> {
  const { id, files } = await db.artworkExport.create({
    data: {
      options: { ...sampleOptions, ...options },
      formats,
      sheet: sheet ?? Prisma.DbNull,
      total: codes.length * formats.length,
      resellerId: reseller?.id ?? null,
      createdByName: 'Anna Drift',
      files: { create: codes.flatMap((code) => formats.map((format) => ({ qrCodeId: code.id, format }))) },
    },
    select: { id: true, files: { select: { id: true }, orderBy: [{ qrCodeId: 'asc' }, { format: 'asc' }] } },
  })
  return { id, fileIds: files.map((file) => file.id) }
}

/** Makes the whole export in turns, as the job does. */
export async function makeWholeExport(id: string): Promise<void> {
  while ((await makeExportTurn(id)) === 'more');
}

/** Marks the file as having failed its proof. */
export async function withholdFile(id: string): Promise<void> {
  const { exportId } = await db.artworkFile.update({
    where: { id },
    data: { status: 'withheld' },
    select: { exportId: true },
  })
  await db.artworkExport.update({ where: { id: exportId }, data: { withheld: { increment: 1 } } })
}
