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
import { motionSeconds } from '@/lib/domain/portrait-motion/schema'
import { FilmError } from '@/lib/integrations/films/film-error'
import { portraitMover } from '@/lib/integrations/portrait-motion/portrait-motion'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { hourMs } from '@/lib/shared/durations'

const longestSeconds = 30

/**
 * Sends the picture as it is shown, takes the film back without its sound, marks it as made by a model, and stores it.
 * Throws a MotionError or a MadeWorkError for what the owner is told; then nothing is stored.
 */
export async function makeMotion({ madeId, sourceId }: { madeId: string; sourceId: string }): Promise<void> {
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
