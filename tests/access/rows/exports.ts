import { cancelExport } from '@/lib/domain/exports/commands/cancel-export'
import { orderExport } from '@/lib/domain/exports/commands/order-export'
import { releaseFile } from '@/lib/domain/exports/commands/release-file'
import { retryExport } from '@/lib/domain/exports/commands/retry-export'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createExport, sampleOptions, withholdFile } from '@/tests/factories/exports'
import { createPackage } from '@/tests/factories/qr-codes'

/** Codes in the reseller's stock. */
const ownCodes = async ({ reseller }: World) => (await createPackage({ reseller })).codes
const ownExport = async (world: World) => createExport(await ownCodes(world), { reseller: world.reseller })

/** Staff for all codes, a reseller for its own; 404 for other resellers'. */
const ordering = outcomes(403, {
  visitor: 401,
  reseller: 'ok',
  other_reseller: 404,
  production: 'ok',
  administrator: 'ok',
})

export const exportRows: Record<string, AccessRow> = {
  'exports.order-export': {
    command: orderExport,
    input: async (world) => {
      const codes = (await ownCodes(world)).map(({ code }) => code).join('\n')
      return { codes, options: sampleOptions, formats: ['svg'] }
    },
    outcomes: ordering,
  },
  'exports.cancel-export': {
    command: cancelExport,
    input: async (world) => ({ id: (await ownExport(world)).id }),
    outcomes: ordering,
  },
  'exports.retry-export': {
    command: retryExport,
    input: async (world) => {
      const { id } = await ownExport(world)
      await db.artworkExport.update({ where: { id }, data: { status: 'failed' } })
      return { id }
    },
    outcomes: ordering,
  },
  'exports.release-file': {
    command: releaseFile,
    input: async (world) => {
      const { id, fileIds } = await ownExport(world)
      const fileId = fileIds[0] ?? ''
      await withholdFile(fileId)
      return { id, fileId, reason: 'Prøvet på en anden telefon.' }
    },
    outcomes: { ...ordering, reseller: 403, production: 403 },
  },
}
