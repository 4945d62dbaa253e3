import 'server-only'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { digitalSourceTypeOf } from '@/lib/domain/made-works/origin-marks'
import { sendConsented } from '@/lib/domain/made-works/send-consented'
import { withSilentFilm } from '@/lib/domain/media/films/silent-film'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { smallPictureColumns, smallPictureKey } from '@/lib/domain/pictures/picture-files'
import { motionTexts } from '@/lib/domain/portrait-motion/copy'
import { MotionError } from '@/lib/domain/portrait-motion/errors'
import { motionKey, removeMotionFilmJob } from '@/lib/domain/portrait-motion/film-files'
import { makeMotionQueue } from '@/lib/domain/portrait-motion/queues'
import { motionSeconds } from '@/lib/domain/portrait-motion/schema'
import { FilmError } from '@/lib/integrations/films/film-error'
import { portraitMover } from '@/lib/integrations/portrait-motion/portrait-motion'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'

/** Makes one film, or ends with a sentence. Never tried again by itself: each try may cost. */
export const makeMotionJob = defineJob({
  ...makeMotionQueue,
  handle: async ({ madeId }) => {
    const row = await db.portraitMotion.findFirst({ where: { madeId, status: 'making' }, select: { sourceId: true } })
    if (!row) return
    // Noted before anything is sent: of two, or after a crash, only the first goes on.
    const { count } = await db.portraitMotion.updateMany({
      where: { madeId, sentAt: null },
      data: { sentAt: new Date() },
    })
    if (count === 0) return failMotion(madeId, 'MOTION_STOPPED')
    try {
      await makeMotion({ madeId, sourceId: row.sourceId })
    } catch (error) {
      if (!(error instanceof DomainError)) log.error({ err: error, madeId }, 'portrait motion')
      await failMotion(madeId, error instanceof DomainError ? error.code : 'MOTION_STOPPED')
    }
  },
})

async function failMotion(madeId: string, failure: string): Promise<void> {
  await db.portraitMotion.updateMany({ where: { madeId, status: 'making' }, data: { status: 'failed', failure } })
}

/**
 * Sends the picture as it is shown, takes the film back without its sound, marks it as made by a model, and stores it.
 * Throws a MotionError or a MadeWorkError for what the owner is told; then nothing is stored.
 */
async function makeMotion({ madeId, sourceId }: { madeId: string; sourceId: string }): Promise<void> {
  const mover = portraitMover()
  const source = await db.media.findUnique({ where: { id: sourceId }, select: smallPictureColumns })
  const key = source && smallPictureKey(source)
  const stored = key && (await storage.get(key))
  if (!mover || !stored) throw new MotionError('MOTION_PICTURE')
  const picture = { bytes: await buffer(stored.stream), contentType: stored.contentType }
  const { film } = await sendConsented(madeId, () => mover.setInMotion({ picture, seconds: motionSeconds }))
  const mark = {
    digitalSourceType: digitalSourceTypeOf({ kind: 'portrait_motion', madeBy: 'model' }),
    description: `${motionTexts.label}. ${motionTexts.honest}`,
  }
  // A dead person is given no voice: only the picture is kept.
  await withSilentFilm(film, { id: randomUUID(), longestSeconds, mark, from: byJob }, async ({ path, contentType }) => {
    if (contentType !== 'video/mp4') throw new MotionError('MOTION_FILM')
    await storeMotion(madeId, path)
  }).catch((error: unknown) => {
    throw error instanceof FilmError ? new MotionError('MOTION_FILM') : error
  })
}

const longestSeconds = 30

const hourMs = 3600_000

async function storeMotion(madeId: string, path: string): Promise<void> {
  const key = motionKey(madeId)
  // Ordered first, so that a server that dies in between leaves no film without a row.
  await enqueue(db, removeMotionFilmJob, { madeId }, { startAfter: new Date(Date.now() + hourMs) })
  await storage.put(key, createReadStream(path), { contentType: 'video/mp4' })
  const { count } = await db.portraitMotion.updateMany({
    where: { madeId },
    data: { status: 'ready', storageKey: key },
  })
  // Taken away while it was made.
  if (count === 0) await storage.delete(key)
}
