import 'server-only'
import { z } from 'zod'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, canSeeMemorial } from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { writtenCodeInput } from '@/lib/domain/qr-codes/schema'
import { photoSource } from '@/lib/domain/stones/paths'
import {
  canDeletePhoto,
  canPhotographStone,
  canSeeStonePhotos,
  canShowStone,
  type StoneSubject,
} from '@/lib/domain/stones/policy'
import type { StonePhotosView, StonePhotoView } from '@/lib/domain/stones/schema'
import { getStoneSubject, visiblePhotos } from '@/lib/domain/stones/stone-access'
import { smallKeyOf } from '@/lib/domain/stones/stone-files'
import { readEstimate } from '@/lib/domain/stones/stored-findings'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'
import { isOpenPage } from '@/lib/shared/open-page'
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

const wanted = z.object({ id: z.uuid(), size: z.enum(['small', 'large']) })
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * The storage key of a photograph: for everyone who can see the page if the family shows it there, else for those who
 * may see the stone's photographs. Throws NOT_FOUND for others.
 */
export const getStonePhoto = defineRead({
  name: 'stones.get-stone-photo',
  session: 'optional',
  input: z.object({ id: boundedText(100), size: boundedText(20) }),
  load: async (input, actor) => {
    const { data: key } = wanted.safeParse(input)
    const photo = key && (await findPhoto(key.id))
    if (!photo) throw new DomainError('NOT_FOUND')
    const isOpen = photo.isShown && photo.qrCode.links.some(({ memorial }) => isOpenPage(memorial))
    if (!isOpen && !(await maySee(actor, photo))) throw new DomainError('NOT_FOUND')
    return { ...key, storageKey: photo.storageKey, isOpen }
  },
  // `load` already throws NOT_FOUND.
  authorize: anyone,
  run: (_actor, _input, { id, size, storageKey, isOpen }) => ({
    key: size === 'small' ? smallKeyOf(storageKey) : storageKey,
    etag: `"${id}-${size}"`,
    isOpen,
  }),
})

function findPhoto(id: string) {
  return db.stonePhoto.findUnique({
    where: { id },
    select: {
      id: true,
      isShown: true,
      storageKey: true,
      qrCode: {
        select: {
          id: true,
          code: true,
          resellerId: true,
          links: {
            select: { memorial: { select: { id: true, slug: true, state: true, visibility: true, hiddenAt: true } } },
          },
        },
      },
    },
  })
}

type Photo = NonNullable<Awaited<ReturnType<typeof findPhoto>>>

async function maySee(actor: Actor, photo: Photo): Promise<boolean> {
  const roles = await rolesOf(actor, photo)
  const { id, code, resellerId } = photo.qrCode
  const stone = { id, code, resellerId, roles: [...roles.values()] }
  if (canSeeStonePhotos(actor, stone) && (await isVisible(actor, stone, photo.id))) return true
  if (!photo.isShown) return false
  return photo.qrCode.links.some(({ memorial }) =>
    canSeeMemorial(actor, { ...memorial, role: roles.get(memorial.id) ?? null }),
  )
}

async function isVisible(actor: Actor, stone: StoneSubject, id: string): Promise<boolean> {
  return (await db.stonePhoto.count({ where: { id, ...(await visiblePhotos(actor, stone)) } })) > 0
}

async function rolesOf(actor: Actor, { qrCode }: Photo) {
  const members = await db.memorialMember.findMany({
    where: { userId: userIdOf(actor) ?? nobody, memorialId: { in: qrCode.links.map(({ memorial }) => memorial.id) } },
    select: { memorialId: true, role: true },
  })
  return new Map(members.map(({ memorialId, role }) => [memorialId, role]))
}
