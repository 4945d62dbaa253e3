import 'server-only'
import { removeUploadFile, storageKeyOf } from '@/lib/domain/media/uploads/upload-files'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'

const columns = {
  id: true,
  memorialId: true,
  userId: true,
  kind: true,
  fileName: true,
  contentType: true,
  bytes: true,
  albumId: true,
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
  return error instanceof DomainError && /^(PICTURE|FILM|VOICE|FILE|TOO_MANY_(PICTURES|FILMS|VOICES))/.test(error.code)
}

/** Removes an upload of this actor's after a final refusal. Throws NOT_FOUND. */
export async function dropUpload(actor: Actor, id: string): Promise<void> {
  const { upload } = await getUpload(actor, id)
  await db.upload.deleteMany({ where: { id: upload.id } })
  await removeUploadFile(upload.id)
}
