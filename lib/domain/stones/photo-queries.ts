import 'server-only'
import { z } from 'zod'
import { canSeeMemorial, isOpenPage } from '@/lib/domain/memorials/policy'
import { canSeeStonePhotos, type StoneSubject } from '@/lib/domain/stones/policy'
import { smallKeyOf } from '@/lib/domain/stones/stone-files'
import { visiblePhotos } from '@/lib/domain/stones/visible-photos'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'

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
  load: async (asked, actor) => {
    const { data: key } = wanted.safeParse(asked)
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
