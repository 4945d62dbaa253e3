import * as queries from '@/lib/domain/stones/queries'
import { getStonePhoto } from '@/lib/domain/stones/queries'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createCode } from '@/tests/factories/qr-codes'
import { createStonePhoto } from '@/tests/factories/stones'

/** A stone linked to the family's private page, sold by the reseller, with the workshop's photograph. */
async function aStone({ memorial, people, reseller }: World) {
  const code = await createCode({ owner: people.owner, memorials: [memorial] })
  await db.qrCode.update({ where: { id: code.id }, data: { resellerId: reseller.id } })
  const { id } = await createStonePhoto(code, { kind: 'finished' })
  return { code: code.code, id }
}

const concerned = { editor: 'ok', owner: 'ok', reseller: 'ok', production: 'ok', administrator: 'ok' } as const

export const stoneReads: Record<string, ReadRow> = {
  'stones.find-stone-photos': {
    read: queries.findStonePhotos,
    input: async (world) => ({ code: (await aStone(world)).code }),
    outcomes: readOutcomes('nothing', { ...concerned, other_reseller: 'nothing' }),
  },
  'stones.list-stones-of-page': {
    read: queries.listStonesOfPage,
    input: async (world) => {
      await aStone(world)
      return { id: world.memorial.id }
    },
    outcomes: readOutcomes(404, {
      visitor: 401,
      viewer: 403,
      first_reader: 403,
      editor: 'ok',
      owner: 'ok',
      reseller: 404,
      other_reseller: 404,
      administrator: 403,
    }),
  },
  'stones.get-stone-photo': {
    read: getStonePhoto,
    input: async (world) => ({ id: (await aStone(world)).id, size: 'small' }),
    outcomes: readOutcomes(404, { ...concerned, other_reseller: 404 }),
  },
}
