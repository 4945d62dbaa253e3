import 'server-only'
import { MediaError } from '@/lib/domain/media/errors'
import { assertRoom } from '@/lib/domain/media/gallery/gallery-room'
import { lockMemorial } from '@/lib/domain/memorials/lock-memorial'
import { type FileKind, mediaLimits } from '@/lib/domain/pictures/media-limits'
import type { Prisma, Transaction } from '@/lib/server/db'

/** Unfinished uploads at one time, for a page and for an account: ten films of the largest size, or 200 pictures. */
export const onTheWay = { files: 200, bytes: 5 * 1024 ** 3 } as const

/** An interrupted upload can resume for a week, but gives way to a new one after a day. */
const givesWayAfterMs = 24 * 3600_000

type Begun = { memorialId: string; userId: string; kind: FileKind; bytes: number }

/**
 * Locks page and account until the transaction ends, so that concurrent uploads are counted one after the other.
 * Unfinished uploads count as if they had arrived. Throws TOO_MANY_* when the gallery is full of this kind, and
 * UPLOADS_WAITING when it would be once all have arrived, or when `onTheWay` is reached for the page or the account.
 */
export async function assertRoomOnTheWay(tx: Transaction, begun: Begun): Promise<void> {
  const { memorialId, userId, kind } = begun
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 45))`
  await lockMemorial(tx, memorialId)
  await assertRoom(tx, memorialId, kind)
  if (await isRoomFor(tx, begun)) return
  await tx.upload.deleteMany({ where: { userId, createdAt: { lt: new Date(Date.now() - givesWayAfterMs) } } })
  if (!(await isRoomFor(tx, begun))) throw new MediaError('UPLOADS_WAITING')
}

async function isRoomFor(tx: Transaction, { memorialId, userId, kind, bytes }: Begun): Promise<boolean> {
  const here = await sumOf(tx, { memorialId })
  const own = await sumOf(tx, { userId })
  const alike = await tx.upload.count({ where: { memorialId, kind, expiresAt: { gt: new Date() } } })
  const media = await tx.media.count({ where: { memorialId, contributionId: null, kind: kindsLike(kind) } })
  const fits = (sum: typeof here) => sum.files < onTheWay.files && sum.bytes + bytes <= onTheWay.bytes
  return fits(here) && fits(own) && media + alike < mediaLimits[kind].most
}

async function sumOf(tx: Transaction, where: Prisma.UploadWhereInput) {
  const { _count, _sum } = await tx.upload.aggregate({
    where: { ...where, expiresAt: { gt: new Date() } },
    _count: true,
    _sum: { bytes: true },
  })
  return { files: _count, bytes: _sum.bytes ?? 0 }
}

const kindsLike = (kind: FileKind) => (kind === 'video' ? { in: ['video' as const, 'video_link' as const] } : kind)
