import 'server-only'
import { finishSteps } from '@/lib/domain/media/commands/finish-steps'
import { findHeadWithoutSteps } from '@/lib/domain/media/pictures/heads-without-steps'
import { removeUnknownPictureJob, removeUnknownVersionJob } from '@/lib/domain/media/pictures/jobs'
import { readOriginal } from '@/lib/domain/media/pictures/original'
import { storeVariants } from '@/lib/domain/media/pictures/prepare-picture'
import { byJob, inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { deletePictureFiles, stepKeys } from '@/lib/domain/pictures/picture-files'
import { readRecipe } from '@/lib/domain/pictures/recipe'
import type { PictureVariant } from '@/lib/integrations/pictures/make-variants'
import { PictureError } from '@/lib/integrations/pictures/picture-error'
import { type Caller, execute } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { enqueue } from '@/lib/server/jobs'

const worker: Caller = { actor: { kind: 'system', name: 'jobs' }, address: 'local', userAgent: null, scripted: true }
const dayMs = 24 * 3600_000

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
