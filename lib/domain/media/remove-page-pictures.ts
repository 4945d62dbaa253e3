import 'server-only'
import { z } from 'zod'
import { fileColumns } from '@/lib/domain/media/picture-files'
import { removalOf } from '@/lib/domain/media/remove-pictures'
import { removal, removeFiles } from '@/lib/domain/media/remove-unknown'
import type { RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** A page may have thousands of pictures; one job for each would keep its deletion waiting. */
const picturesPerJob = 100

/** Removes the files of pictures that no row knows any more. */
export const removePagePicturesJob = defineJob({
  name: 'remove-page-pictures',
  payload: z.object({ pictures: z.array(removal) }),
  handle: async ({ pictures }) => {
    const storageKeys = pictures.map(({ storageKey }) => storageKey)
    const known = await db.media.findMany({ where: { storageKey: { in: storageKeys } }, select: { storageKey: true } })
    const kept = new Set(known.map(({ storageKey }) => storageKey))
    for (const picture of pictures) if (!kept.has(picture.storageKey)) await removeFiles(picture)
  },
})

/**
 * Deletes everything in a page's gallery and what came with posts: the rows now, the files after the commit. Uploads on
 * their way lose their row with the page; their files go by the hourly tidying.
 */
export async function removePagePictures(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  memorialId: string,
): Promise<void> {
  const rows = await tx.media.findMany({
    where: { memorialId },
    select: fileColumns,
  })
  await tx.media.deleteMany({ where: { memorialId } })
  const pictures = rows.map(removalOf)
  for (let start = 0; start < pictures.length; start += picturesPerJob) {
    await enqueue(removePagePicturesJob, { pictures: pictures.slice(start, start + picturesPerJob) })
  }
}
