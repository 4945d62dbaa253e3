import { motionKey } from '@/lib/domain/portrait-motion/film-files'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { byModel, createMadeWork } from '@/tests/factories/made-works'
import { createPicture } from '@/tests/factories/media'

type Options = { memorial: { id: string }; isApproved?: boolean; status?: 'making' | 'ready' | 'failed' }

/** A portrait in motion with its picture and, when ready, a stored file; approved unless given otherwise. */
export async function createMotion({ memorial, isApproved = true, status = 'ready' }: Options) {
  const { id: sourceId } = await createPicture({ memorial })
  const sources = [{ type: 'picture' as const, mediaId: sourceId }]
  const { id: madeId } = await createMadeWork({ memorial, kind: 'portrait_motion', ...byModel(), sources })
  if (isApproved) {
    await db.madeWork.update({ where: { id: madeId }, data: { approvedAt: new Date(), approvedByName: 'Mette Holm' } })
  }
  const storageKey = status === 'ready' ? motionKey(madeId) : null
  if (storageKey) await storage.put(storageKey, Buffer.from('film'), { contentType: 'video/mp4' })
  await db.portraitMotion.create({ data: { madeId, memorialId: memorial.id, sourceId, status, storageKey } })
  return { id: madeId, sourceId }
}
