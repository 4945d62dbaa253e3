import 'server-only'
import { z } from 'zod'
import { deletePictureFiles, pictureKeys } from '@/lib/domain/media/picture-files'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** A page may have thousands of pictures; one job for each would keep its deletion waiting. */
const picturesPerJob = 100

/** Removes the files of pictures that no row knows any more. */
export const removePagePicturesJob = defineJob({
  name: 'remove-page-pictures',
  payload: z.object({
    pictures: z.array(z.object({ storageKey: z.string().min(1), keys: z.array(z.string().min(1)) })),
  }),
  handle: async ({ pictures }) => {
    const storageKeys = pictures.map(({ storageKey }) => storageKey)
    const known = await db.media.findMany({ where: { storageKey: { in: storageKeys } }, select: { storageKey: true } })
    const kept = new Set(known.map(({ storageKey }) => storageKey))
    for (const { storageKey, keys } of pictures) if (!kept.has(storageKey)) await deletePictureFiles(keys)
  },
})

/** Deletes every picture of a page, also those that came with posts: the rows now, the files after the commit. */
export async function removePagePictures(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  memorialId: string,
): Promise<void> {
  const rows = await tx.media.findMany({
    where: { memorialId },
    select: { storageKey: true, widths: true, contentType: true },
  })
  await tx.media.deleteMany({ where: { memorialId } })
  const pictures = rows.map((row) => ({ storageKey: row.storageKey, keys: pictureKeys(row) }))
  for (let start = 0; start < pictures.length; start += picturesPerJob) {
    await enqueue(removePagePicturesJob, { pictures: pictures.slice(start, start + picturesPerJob) })
  }
}
