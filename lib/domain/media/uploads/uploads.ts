import 'server-only'
import { v7 as newUuidV7 } from 'uuid'
import { assertRoomForBytes, findLackOfBytes, lockFreeRoomOf } from '@/lib/domain/billing/free-room'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { MediaError } from '@/lib/domain/media/errors'
import { assertCapacity, assertRoomInPlan, countInGallery, nextInGallery } from '@/lib/domain/media/gallery/gallery'
import { sameList } from '@/lib/domain/media/gallery/in-gallery'
import { listUploadFiles, removeUploadFile, storageKeyOf } from '@/lib/domain/media/uploads/upload-files'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { type FileKind, type MediaKind, mediaLimits } from '@/lib/domain/pictures/media-limits'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { sentAs } from '@/lib/server/sent-as'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { dayMs, hourMs } from '@/lib/shared/durations'

const columns = {
  id: true,
  memorialId: true,
  userId: true,
  kind: true,
  fileName: true,
  contentType: true,
  bytes: true,
  albumId: true,
  isRecorded: true,
  head: true,
  createdAt: true,
  expiresAt: true,
} as const

/** An upload of this actor's, with its page as they see it now. Throws NOT_FOUND, also for other people's uploads. */
export async function getUpload(actor: Actor, id: string) {
  const upload = await db.upload.findUnique({ where: { id }, select: columns })
  if (!upload || upload.userId !== userIdOf(actor) || upload.expiresAt < new Date()) throw new DomainError('NOT_FOUND')
  return { upload, memorial: await getMemorialSubject(actor, upload.memorialId) }
}

export type OwnUpload = Awaited<ReturnType<typeof getUpload>>

/** Only the account that began an upload may continue it, while it may edit the page. */
export function canSendUpload(
  actor: Actor,
  { upload, memorial }: { upload: { userId: string }; memorial: MemorialSubject },
): boolean {
  return upload.userId === userIdOf(actor) && canEditMemorial(actor, memorial)
}

/** The media that an upload of this actor's became, or null. A client that lost the last response asks again. */
export async function findArrived(actor: Actor, id: string): Promise<{ id: string; bytes: number } | null> {
  const userId = userIdOf(actor)
  if (!userId) return null
  return db.media.findFirst({
    where: { storageKey: storageKeyOf(id), createdById: userId },
    select: { id: true, bytes: true },
  })
}

/** Whether a refusal is final, so that the bytes received are useless. */
export function isForGood(error: unknown): boolean {
  return (
    error instanceof DomainError &&
    /^(PICTURE|FILM|VOICE|MUSIC|FILE|PLAN_(PICTURES|FILMS|MUSIC)|TOO_MANY_(PICTURES|FILMS|VOICES|PIECES))/.test(
      error.code,
    )
  )
}

/** Removes an upload of this actor's after a final refusal. Throws NOT_FOUND. */
export async function dropUpload(actor: Actor, id: string): Promise<void> {
  const { upload } = await getUpload(actor, id)
  await db.upload.deleteMany({ where: { id: upload.id } })
  await removeUploadFile(upload.id)
}

/** Unfinished uploads at one time, for a page and for an account: ten films of the largest size, or 200 pictures. */
export const onTheWay = { files: 200, bytes: 5 * 1024 ** 3 } as const

/** An interrupted upload can resume for a week, but gives way to a new one after a day. */
const givesWayAfterMs = dayMs

type Begun = { memorialId: string; userId: string; kind: FileKind; bytes: number }

/**
 * Whether this account began an upload of this id before: it is on its way, or became a media. Locks the account's
 * uploads until the transaction ends, so that of two calls at once the second finds what the first began. Throws CONFLICT
 * for a file of another size.
 */
export async function wasBegun(
  tx: Transaction,
  { id, userId, bytes }: { id: string; userId: string; bytes: number },
): Promise<boolean> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 45))`
  await tx.upload.deleteMany({ where: { id, expiresAt: { lt: new Date() } } })
  // In this order: the transaction that finishes an upload removes its row and writes that of the media.
  const begun = await tx.upload.findUnique({ where: { id }, select: { userId: true, bytes: true } })
  if (begun && (begun.userId !== userId || begun.bytes !== bytes)) throw new DomainError('CONFLICT')
  return begun !== null || (await tx.media.count({ where: { storageKey: storageKeyOf(id) } })) > 0
}

/**
 * Locks the page until the transaction ends, so that concurrent uploads are counted one after the other; the account's
 * are locked by `wasBegun`. Unfinished uploads count as if they had arrived. Throws TOO_MANY_* when the gallery is full of
 * this kind, and UPLOADS_WAITING when it would be once all have arrived, or when `onTheWay` is reached for the page or the
 * account; PLAN_PICTURES and PLAN_FILMS when the page's plan has no room for it beside those on the way; FREE_BYTES* when the
 * owner's pages without a code have none.
 */
export async function assertUploadCapacity(tx: Transaction, begun: Begun): Promise<void> {
  const { memorialId, userId, kind } = begun
  await lockFreeRoomOf(tx, memorialId)
  await lockMemorial(tx, memorialId)
  await assertCapacity(tx, memorialId, kind)
  const pictures = kind === 'picture' ? (await readEntitlements(tx, memorialId)).pictures : null
  const most = Math.min(mediaLimits[kind].most, pictures ?? Number.POSITIVE_INFINITY)
  if ((await isSpaceFor(tx, begun, most)) && !(await findLackOfBytes(tx, begun))) return
  await tx.upload.deleteMany({ where: { userId, createdAt: { lt: new Date(Date.now() - givesWayAfterMs) } } })
  if (await isSpaceFor(tx, begun, most)) return assertRoomForBytes(tx, begun)
  await assertRoomInPlan(tx, { memorialId, kind, count: await countWithWaiting(tx, begun) })
  throw new MediaError('UPLOADS_WAITING')
}

async function isSpaceFor(tx: Transaction, begun: Begun, most: number): Promise<boolean> {
  const here = await sumOf(tx, { memorialId: begun.memorialId })
  const own = await sumOf(tx, { userId: begun.userId })
  const fits = (sum: typeof here) => sum.files < onTheWay.files && sum.bytes + begun.bytes <= onTheWay.bytes
  return fits(here) && fits(own) && (await countWithWaiting(tx, begun)) < most
}

async function countWithWaiting(tx: Transaction, { memorialId, kind }: Begun): Promise<number> {
  const alike = await tx.upload.count({ where: { memorialId, kind, expiresAt: { gt: new Date() } } })
  return alike + (await countInGallery(tx, memorialId, kind))
}

async function sumOf(tx: Transaction, where: Prisma.UploadWhereInput) {
  const { _count, _sum } = await tx.upload.aggregate({
    where: { ...where, expiresAt: { gt: new Date() } },
    _count: true,
    _sum: { bytes: true },
  })
  return { files: _count, bytes: _sum.bytes ?? 0 }
}

// Timestamp and counter of a UUIDv7: files chosen in the same millisecond differ only in the counter's last bits.
const orderedLength = '00000000-0000-7000-8000-00'.length
const chosenKey = new RegExp(`^${storageKeyOf('[0-9a-f]{8}-[0-9a-f]{4}-7')}`)

/**
 * The id of an upload to a page: it sorts by when the file was chosen, and is the same whenever the same account sends
 * it again. Without `chosen` a new one.
 */
export function idAsChosen(
  chosen: string | null | undefined,
  { userId, memorialId }: { userId: string; memorialId: string },
): string {
  if (!chosen) return newUuidV7()
  return (
    chosen.toLowerCase().slice(0, orderedLength) + sentAs(chosen, { userId, about: memorialId }).slice(orderedLength)
  )
}

type Arrived = { memorialId: string; userId: string; storageKey: string; kind: MediaKind }

/**
 * Locks the gallery until the transaction ends and returns the position of a file that arrived: the end, but before the
 * trailing files that the same person chose later. Small files overtake large ones on the way. Throws the errors of
 * `nextInGallery`.
 */
export async function placeAsChosen(
  tx: Transaction,
  { memorialId, userId, storageKey, kind }: Arrived,
): Promise<number> {
  const last = await nextInGallery(tx, memorialId, kind)
  if (!chosenKey.test(storageKey)) return last
  const gallery = await tx.media.findMany({
    where: { memorialId, ...sameList(kind) },
    orderBy: [{ position: 'desc' }, { id: 'desc' }],
    select: { position: true, storageKey: true, createdById: true },
  })
  const before = gallery.findIndex(
    (other) => other.createdById !== userId || !chosenKey.test(other.storageKey) || other.storageKey < storageKey,
  )
  const place = gallery.at(before === -1 ? gallery.length - 1 : before - 1)
  if (before === 0 || !place) return last
  await tx.media.updateMany({
    where: { memorialId, ...sameList(kind), position: { gte: place.position } },
    data: { position: { increment: 1 } },
  })
  return place.position
}

/** Longer than any job is retried. */
const givenUpAfterMs = 24 * hourMs

/**
 * Removes expired uploads and files without an upload or a processing media (left by a killed process), and marks media
 * as failed that no job made ready within a day. Safe to run at any moment.
 */
export async function tidyUploads(now = new Date()): Promise<void> {
  const dayAgo = new Date(now.getTime() - givenUpAfterMs)
  await db.upload.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.media.updateMany({
    where: { status: 'processing', processingSince: { lt: dayAgo } },
    data: { status: 'failed', failure: 'FILE_UNREADABLE' },
  })
  // The rows of younger files may not be written yet.
  const old = (await listUploadFiles()).filter(({ writtenAt }) => writtenAt.getTime() < now.getTime() - hourMs)
  for (const { id } of old) if (!(await isWaitedFor(id))) await removeUploadFile(id)
}

async function isWaitedFor(id: string): Promise<boolean> {
  if (await db.upload.findUnique({ where: { id: id.slice(0, 40) }, select: { id: true } })) return true
  const media = await db.media.findUnique({
    where: { storageKey: storageKeyOf(id).slice(0, 120) },
    select: { status: true },
  })
  return media?.status === 'processing'
}
