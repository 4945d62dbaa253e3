import { addPhoto } from '@/lib/domain/stones/commands/add-photo'
import { deletePhoto } from '@/lib/domain/stones/commands/delete-photo'
import { showPhoto } from '@/lib/domain/stones/commands/show-photo'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createCode } from '@/tests/factories/qr-codes'
import { createStonePhoto, stonePicture } from '@/tests/factories/stones'

/** A stone linked to the family's page, sold by the reseller. */
async function aStone({ memorial, people, reseller }: World) {
  const code = await createCode({ owner: people.owner, memorials: [memorial] })
  await db.qrCode.update({ where: { id: code.id }, data: { resellerId: reseller.id } })
  return code
}

async function aPhoto(world: World) {
  return (await createStonePhoto(await aStone(world))).id
}

export const stoneRows: Record<string, AccessRow> = {
  'stones.add-photo': {
    command: addPhoto,
    input: async (world) => {
      const { code } = await aStone(world)
      return { code, file: await stonePicture(code) }
    },
    outcomes: outcomes(404, {
      visitor: 401,
      editor: 'ok',
      owner: 'ok',
      reseller: 'ok',
      other_reseller: 404,
      production: 403,
      administrator: 'ok',
    }),
  },
  // Another account's picture: the page's owner and administrators.
  'stones.delete-photo': {
    command: deletePhoto,
    input: async (world) => ({ id: await aPhoto(world) }),
    outcomes: outcomes(404, {
      visitor: 401,
      editor: 403,
      owner: 'ok',
      reseller: 403,
      other_reseller: 404,
      production: 403,
      administrator: 'ok',
    }),
  },
  'stones.show-photo': {
    command: showPhoto,
    input: async (world) => ({ id: await aPhoto(world), isShown: true }),
    outcomes: outcomes(404, {
      visitor: 401,
      editor: 403,
      owner: 'ok',
      reseller: 403,
      other_reseller: 404,
      production: 403,
      administrator: 403,
    }),
  },
}
