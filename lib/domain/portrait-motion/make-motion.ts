import 'server-only'
import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { digitalSourceTypeOf } from '@/lib/domain/made-works/origin-marks'
import { sendConsented } from '@/lib/domain/made-works/send-consented'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { smallPictureColumns, smallPictureKey } from '@/lib/domain/pictures/picture-files'
import { motionTexts } from '@/lib/domain/portrait-motion/copy'
import { MotionError } from '@/lib/domain/portrait-motion/errors'
import { motionKey, removeMotionFilmJob } from '@/lib/domain/portrait-motion/film-files'
import { motionSeconds } from '@/lib/domain/portrait-motion/schema'
import { FilmError } from '@/lib/integrations/films/film-error'
import { mp4MarkBox } from '@/lib/integrations/origin-marks/mark-mp4'
import { portraitMover } from '@/lib/integrations/portrait-motion/portrait-motion'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'

const longestSeconds = { video: 30, recording: 30 }
const hourMs = 3600_000

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
  const silent = await withoutSound(film)
  const mark = {
    digitalSourceType: digitalSourceTypeOf({ kind: 'portrait_motion', madeBy: 'model' }),
    description: `${motionTexts.label}. ${motionTexts.honest}`,
  }
  // Ordered first, so that a server that dies in between leaves no film without a row.
  await enqueue(db, removeMotionFilmJob, { madeId }, { startAfter: new Date(Date.now() + hourMs) })
  await storage.put(motionKey(madeId), Buffer.concat([silent, mp4MarkBox(mark)]), { contentType: 'video/mp4' })
  const { count } = await db.portraitMotion.updateMany({
    where: { madeId },
    data: { status: 'ready', storageKey: motionKey(madeId) },
  })
  // Taken away while it was made.
  if (count === 0) await storage.delete(motionKey(madeId))
}

/** A dead person is given no voice: only the picture is copied, in the process for untrusted files. */
async function withoutSound(film: Buffer): Promise<Buffer> {
  const [from, to] = [randomUUID(), randomUUID()].map((name) =>
    path.join(/* turbopackIgnore: true */ os.tmpdir(), `motion-${name}.mp4`),
  )
  if (!from || !to) throw new Error('no names')
  try {
    await writeFile(from, film)
    const task = { from, to, expected: 'video', longestSeconds, isSilent: true } as const
    const { contentType } = await inFilmProcess('rewrite', task, byJob)
    if (contentType !== 'video/mp4') throw new MotionError('MOTION_FILM')
    return await readFile(to)
  } catch (error) {
    throw error instanceof FilmError ? new MotionError('MOTION_FILM') : error
  } finally {
    for (const file of [from, to]) await rm(file, { force: true })
  }
}
