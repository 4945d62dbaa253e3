import 'server-only'
import { z } from 'zod'
import { sendBytes } from '@/lib/domain/media/serving/send-bytes'
import { canSeeMemorial, isOpenPage } from '@/lib/domain/memorials/policy'
import { canSeeStonePhotos, type StoneSubject } from '@/lib/domain/stones/policy'
import { smallKeyOf } from '@/lib/domain/stones/stone-files'
import { visiblePhotos } from '@/lib/domain/stones/visible-photos'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { callerOf, describeRefusal, refusalAsJson } from '@/lib/server/http'
import { type Actor, userIdOf } from '@/lib/shared/actor'

const wanted = z.object({ id: z.uuid(), size: z.enum(['small', 'large']) })
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Answers GET and HEAD for a photograph of a stone: to all who can see the page when the family shows it there, else to
 * those whom the stone concerns. Nothing of ours is told to others: they get 404.
 */
export async function serveStonePhoto(request: Request, params: Record<string, string>): Promise<Response> {
  try {
    const asked = wanted.safeParse(params)
    const photo = asked.success ? await findPhoto(asked.data.id) : null
    if (!asked.success || !photo) throw new DomainError('NOT_FOUND')
    const isOpen = photo.isShown && photo.qrCode.links.some(({ memorial }) => isOpenPage(memorial))
    if (!isOpen && !(await mayAskedSee(request, photo))) throw new DomainError('NOT_FOUND')
    const { size, id } = asked.data
    const key = size === 'small' ? smallKeyOf(photo.storageKey) : photo.storageKey
    return await sendBytes(request, { key, etag: `"${id}-${size}"`, isOpen, downloadName: null })
  } catch (error) {
    return refusalAsJson(describeRefusal(error, 'stones.serve-photo'))
  }
}

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

async function mayAskedSee(request: Request, photo: Photo): Promise<boolean> {
  const { actor } = await callerOf(request, true)
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
