import 'server-only'
import { z } from 'zod'
import { finishVersion, type MadeVersion } from '@/lib/domain/media/commands/finish-version'
import { removeUnknownVersionJob } from '@/lib/domain/media/pictures/jobs'
import { storeVariants } from '@/lib/domain/media/pictures/new-picture'
import { readOriginal } from '@/lib/domain/media/pictures/original'
import { byJob, inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { deletePictureFiles, variantKeys } from '@/lib/domain/pictures/picture-files'
import { type Recipe, readRecipe } from '@/lib/domain/pictures/recipe'
import type { PictureVariants } from '@/lib/integrations/pictures/make-variants'
import { PictureError } from '@/lib/integrations/pictures/picture-error'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineJob, enqueue } from '@/lib/server/jobs'
import { dayMs } from '@/lib/shared/durations'

/** Renders a version by its recipe, stores its widths and shows it. Safe to run twice. */
export const renderVersionJob = defineJob({
  name: 'render-version',
  payload: z.object({ versionId: z.uuid() }),
  retryLimit: 3,
  handle: async ({ versionId }) => {
    const wanted = { id: versionId, status: 'processing' } as const
    // Read through the picture: one deleted between Prisma's two queries has no version.
    const picture = await db.media.findFirst({
      where: { versions: { some: wanted } },
      select: {
        storageKey: true,
        contentType: true,
        versions: { where: wanted, select: { recipe: true, storageKey: true } },
      },
    })
    const version = picture?.versions[0]
    if (!picture || !version) return
    const rendered = await render(picture, readRecipe(version.recipe))
    if (!rendered) return void (await finish(versionId, null))
    const { variants, width, height, dominantColour: colour } = rendered
    const widths = variants.map((variant) => variant.width)
    const keys = variantKeys(version.storageKey, widths)
    const removal = { storageKey: version.storageKey, keys }
    await enqueue(db, removeUnknownVersionJob, removal, { startAfter: new Date(Date.now() + dayMs) })
    await storeVariants(version.storageKey, variants)
    if (!(await finish(versionId, { width, height, widths, colour }))) await deletePictureFiles(keys)
  },
})

/** False when the picture was deleted while we worked. */
async function finish(versionId: string, made: MadeVersion | null): Promise<boolean> {
  try {
    await execute(finishVersion, worker, { versionId, made })
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return false
    throw error
  }
}

/** Null when the original is missing or broken: a retry would not help. */
async function render(
  media: { storageKey: string; contentType: string },
  recipe: Recipe,
): Promise<PictureVariants | null> {
  const original = await readOriginal(media)
  if (!original) return null
  try {
    return await inPictureProcess('recipe', { file: original, recipe }, byJob)
  } catch (error) {
    if (error instanceof PictureError) return null
    throw error
  }
}
