import 'server-only'
import { listUploadFiles, removeUploadFile, storageKeyOf } from '@/lib/domain/media/uploads/upload-files'
import { db } from '@/lib/server/db'

const hourMs = 3600_000
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
    where: { status: 'processing', createdAt: { lt: dayAgo } },
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
