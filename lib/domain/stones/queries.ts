import 'server-only'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { writtenCodeInput } from '@/lib/domain/qr-codes/schema'
import { getStoneSubject } from '@/lib/domain/stones/find-stone-subject'
import { photoSource } from '@/lib/domain/stones/paths'
import type { StonePhotosView, StonePhotoView } from '@/lib/domain/stones/photo-schema'
import { canDeletePhoto, canPhotographStone, canShowStone, type StoneSubject } from '@/lib/domain/stones/policy'
import { readEstimate } from '@/lib/domain/stones/read-estimate'
import { visiblePhotos } from '@/lib/domain/stones/visible-photos'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

// A photograph a month for 25 years, longer than most graves are kept.
const mostPhotos = 300

/** The photographs of a code's stone, newest first; null unless the actor may see them. */
export const findStonePhotos = defineRead({
  name: 'stones.find-stone-photos',
  session: 'optional',
  input: writtenCodeInput,
  authorize: anyone,
  run: (actor, { code }) => readStone(actor, code),
})

/** The stones of a page the actor may edit: one for each code that leads to it. */
export const listStonesOfPage = defineRead({
  name: 'stones.list-stones-of-page',
  session: 'required',
  input: memorialKeyInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canEditMemorial,
  run: async (actor, _, { id: memorialId }) => {
    const links = await db.qrLink.findMany({
      where: { memorialId },
      orderBy: { createdAt: 'asc' },
      select: { qrCode: { select: { code: true } } },
    })
    const found = await Promise.all(links.map(({ qrCode }) => readStone(actor, qrCode.code)))
    return found.filter((stone) => stone !== null)
  },
})

async function readStone(actor: Actor, code: string): Promise<StonePhotosView | null> {
  try {
    return await viewOf(actor, await getStoneSubject(actor, { code }))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'QR_CODE_UNKNOWN') return null
    throw error
  }
}

async function viewOf(actor: Actor, stone: StoneSubject): Promise<StonePhotosView> {
  const rows = await db.stonePhoto.findMany({
    where: { qrCodeId: stone.id, ...(await visiblePhotos(actor, stone)) },
    orderBy: { id: 'desc' },
    take: mostPhotos,
    select: {
      id: true,
      kind: true,
      width: true,
      height: true,
      isThisCode: true,
      estimate: true,
      isShown: true,
      takenById: true,
      takenByName: true,
      createdAt: true,
    },
  })
  const photos = rows.map(
    ({ estimate, takenById, createdAt, ...row }): StonePhotoView => ({
      ...row,
      smallSrc: photoSource(row.id, 'small'),
      largeSrc: photoSource(row.id, 'large'),
      estimate: readEstimate(estimate),
      takenAt: createdAt.toISOString(),
      canDelete: canDeletePhoto(actor, stone, { kind: row.kind, takenById }),
    }),
  )
  return {
    code: stone.code,
    formattedCode: formatTextCode(stone.code),
    photos,
    canAdd: canPhotographStone(actor, stone),
    canShow: canShowStone(actor, stone),
  }
}
