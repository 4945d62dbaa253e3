import 'server-only'
import { getUpload } from '@/lib/domain/media/find-upload'
import { removeUploadFile } from '@/lib/domain/media/upload-files'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** Whether a refusal is for good: then what has come is of no use. */
export function isForGood(error: unknown): boolean {
  return error instanceof DomainError && /^(PICTURE|FILM|VOICE|FILE|TOO_MANY_(PICTURES|FILMS|VOICES))/.test(error.code)
}

/** Removes an upload of this actor that was refused for good. */
export async function dropUpload(actor: Actor, id: string): Promise<void> {
  const { upload } = await getUpload(actor, id)
  await db.upload.deleteMany({ where: { id: upload.id } })
  await removeUploadFile(upload.id)
}
