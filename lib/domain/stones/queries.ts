import 'server-only'
import { getStoneSubject } from '@/lib/domain/stones/find-stone-subject'
import { photoSource } from '@/lib/domain/stones/paths'
import type { ShownStoneView, StonePhotosView, StonePhotoView } from '@/lib/domain/stones/photo-schema'
import { canDeletePhoto, canPhotographStone, canShowStone, type StoneSubject } from '@/lib/domain/stones/policy'
import { readEstimate } from '@/lib/domain/stones/read-estimate'
import { visiblePhotos } from '@/lib/domain/stones/visible-photos'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

// A photograph a month for as long as a grave is kept.
const mostPhotos = 300

/** The photographs of a code's stone, newest first; null for everybody whom the stone does not concern. */
export async function findStonePhotos(actor: Actor, code: string): Promise<StonePhotosView | null> {
  try {
    return await viewOf(actor, await getStoneSubject(actor, { code }))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'QR_CODE_UNKNOWN') return null
    throw error
  }
}

/** The stones of a page that the actor was found to write: one for each code that leads to it. */
export async function listStonesOfPage(actor: Actor, memorialId: string): Promise<StonePhotosView[]> {
  const links = await db.qrLink.findMany({
    where: { memorialId },
    orderBy: { createdAt: 'asc' },
    select: { qrCode: { select: { code: true } } },
  })
  const found = await Promise.all(links.map(({ qrCode }) => findStonePhotos(actor, qrCode.code)))
  return found.filter((stone) => stone !== null)
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

type ShownRow = { id: string; code: string; width: number; height: number }

/** The photograph of the stone that a page's family lets visitors see; null without one. One look-up by index. */
export async function findShownStone(memorialId: string): Promise<ShownStoneView | null> {
  const [row] = await db.$queryRaw<ShownRow[]>`
    SELECT p.id, c.code, p.width, p.height
    FROM "QrLink" l
    JOIN "QrCode" c ON c.id = l."qrCodeId" AND c.state NOT IN ('blocked', 'retired')
    JOIN "StonePhoto" p ON p."qrCodeId" = c.id AND p.kind = 'mounted' AND p."isShown"
    WHERE l."memorialId" = ${memorialId}::uuid
    ORDER BY p.id DESC LIMIT 1`
  return row ? { photoId: row.id, code: row.code, width: row.width, height: row.height } : null
}
