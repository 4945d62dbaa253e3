import { getExportFile } from '@/lib/domain/exports/file-queries'
import * as previews from '@/lib/domain/exports/preview-queries'
import * as queries from '@/lib/domain/exports/queries'
import { artworkQuery } from '@/lib/domain/exports/schema'
import { makeExportZip } from '@/lib/domain/exports/zip-queries'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createExport } from '@/tests/factories/exports'
import { createPackage } from '@/tests/factories/qr-codes'

/** Staff for all exports, a reseller for its own; 404 for other resellers'. */
const named = { visitor: 401, reseller: 'ok', production: 'ok', administrator: 'ok' } as const
const ordering = readOutcomes(403, { ...named, other_reseller: 404 })
const lists = readOutcomes(403, { ...named, other_reseller: 'nothing' })

/** An export ordered by the reseller, with one finished file. */
async function ownExport({ reseller }: World) {
  const { codes } = await createPackage({ reseller })
  const { id, fileIds } = await createExport(codes, { reseller })
  const [fileId = ''] = fileIds
  const storageKey = `exports/${id}/prove.svg`
  await storage.put(storageKey, Buffer.from('<svg/>'), { contentType: 'image/svg+xml' })
  await db.artworkFile.update({ where: { id: fileId }, data: { status: 'proven', storageKey } })
  await db.artworkExport.update({ where: { id }, data: { status: 'done' } })
  return { id, fileId }
}

const ownExportId = async (world: World) => ({ id: (await ownExport(world)).id })

/** A drawing of a code in the reseller's stock. */
async function ownDrawing({ reseller }: World) {
  const { codes } = await createPackage({ reseller })
  return artworkQuery.parse({ material: 'marble', symbolMm: '60', code: codes[0]?.code })
}

export const exportReads: Record<string, ReadRow> = {
  'exports.list-exports': {
    read: queries.listExports,
    input: async (world) => {
      await ownExport(world)
      return {}
    },
    outcomes: lists,
  },
  'exports.get-export': { read: queries.getExport, input: ownExportId, outcomes: ordering },
  'exports.find-export': { read: queries.findExport, input: ownExportId, outcomes: lists },
  'exports.list-package-choices': {
    read: queries.listPackageChoices,
    input: async ({ reseller }) => {
      await createPackage({ reseller })
      return {}
    },
    outcomes: lists,
  },
  'exports.get-export-file': { read: getExportFile, input: ownExport, outcomes: ordering },
  'exports.make-export-zip': { read: makeExportZip, input: ownExportId, outcomes: ordering },
  'exports.preview-svg': { read: previews.previewSvg, input: ownDrawing, outcomes: ordering },
  'exports.preview-facts': { read: previews.previewFacts, input: ownDrawing, outcomes: ordering },
}
