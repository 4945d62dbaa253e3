import 'server-only'
import { z } from 'zod'
import { finishSteps } from '@/lib/domain/media/commands/finish-steps'
import { findHeadWithoutSteps } from '@/lib/domain/media/pictures/heads-without-steps'
import { removeUnknownPictureJob, removeUnknownVersionJob } from '@/lib/domain/media/pictures/jobs'
import { storeVariants } from '@/lib/domain/media/pictures/new-picture'
import { readOriginal } from '@/lib/domain/media/pictures/original'
import { byJob, inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { deletePictureFiles, stepKeys } from '@/lib/domain/pictures/picture-files'
import { readRecipe } from '@/lib/domain/pictures/recipe'
import { stepsQueue } from '@/lib/domain/pictures/steps-queue'
import type { PictureVariant } from '@/lib/integrations/pictures/make-variants'
import { PictureError } from '@/lib/integrations/pictures/picture-error'
import { execute, worker } from '@/lib/server/command'
import { db, pool } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

/** The key of an advisory lock by which one process works at a time. */
const stepsLock = 20_261_122
// The next round starts after five minutes, which is also the longest a job may last.
const roundMs = 240_000

/** Makes the finer widths of a picture that became a cover or portrait, or was edited as one. */
export const makeStepsJob = defineJob({
  ...stepsQueue,
  handle: async ({ mediaId }) => {
    await makeSteps(mediaId)
  },
})

/**
 * Every five minutes: makes the finer widths that are still missing, one picture after the other, for instance after a
 * release that changed the widths. Interrupted work is resumed; /admin shows the progress.
 */
export const makeMissingStepsJob = defineJob({
  name: 'make-missing-picture-steps',
  payload: z.object({}),
  cron: '*/5 * * * *',
  handle: () => holdingLock(makeUntilRoundEnds),
})

async function makeUntilRoundEnds(): Promise<void> {
  const end = Date.now() + roundMs
  while (Date.now() < end && (await makeSteps()));
}

/** Does nothing while another process holds the lock. */
async function holdingLock(work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS held', [stepsLock])
    if (!rows[0]?.held) return
    try {
      await work()
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [stepsLock])
    }
  } finally {
    client.release()
  }
}

/**
 * Makes and shows the finer widths of the oldest cover or portrait without them, or of the one named. Takes seconds of
 * CPU. Returns false when none lacks them. Safe to run twice.
 */
export async function makeSteps(named?: string): Promise<boolean> {
  const head = await findHeadWithoutSteps(named)
  if (!head) return false
  const { mediaId, version, storageKey, widths } = head
  const made = (await encode(mediaId, version)) ?? []
  const steps = [...new Set(made.map(({ width }) => width))]
  // No WebP of a width that every picture has: the bytes at an address never change.
  const variants = made.filter(({ width, contentType }) => contentType === 'image/avif' || !widths.includes(width))
  const keys = stepKeys(storageKey, steps)
  // Enqueued before the first byte is written, so that a kill -9 leaves no orphaned files.
  const later = { startAfter: new Date(Date.now() + dayMs) }
  const tidy = version === 0 ? removeUnknownPictureJob : removeUnknownVersionJob
  if (keys.length > 0) await enqueue(db, tidy, { storageKey, keys }, later)
  await storeVariants(storageKey, variants)
  try {
    await execute(finishSteps, worker, { mediaId, version, steps })
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'NOT_FOUND')) throw error
    // The picture was deleted while we worked.
    await deletePictureFiles(keys)
  }
  return true
}

/** Null when the original is missing or broken: a retry would not help. */
async function encode(mediaId: string, version: number): Promise<PictureVariant[] | null> {
  const media = await db.media.findUnique({
    where: { id: mediaId },
    select: {
      storageKey: true,
      contentType: true,
      versions: { where: { number: version }, select: { recipe: true } },
    },
  })
  const original = media && (await readOriginal(media))
  if (!original) return null
  try {
    const [edited] = media.versions
    const task = { original, recipe: edited ? readRecipe(edited.recipe) : null }
    const { variants } = await inPictureProcess('steps', task, byJob)
    return variants
  } catch (error) {
    if (error instanceof PictureError) return null
    throw error
  }
}
