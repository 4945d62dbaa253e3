import 'server-only'
import { removePagePicturesJob, removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { fileColumns, mediaKeys } from '@/lib/domain/pictures/picture-files'
import type { RunContext } from '@/lib/server/command'

/**
 * Deletes the rows now and the files, those of all versions, once the transaction has committed. Returns how many
 * pictures, films and voices there were.
 */
export async function removePictures(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  which: { id: string } | { contributionId: string },
): Promise<number> {
  const rows = await tx.media.findMany({ where: which, select: { id: true, ...fileColumns } })
  await tx.media.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  for (const row of rows) await enqueue(removeUnknownPictureJob, removalOf(row))
  return rows.length
}

/** What the removing job must know of a row that goes. */
export function removalOf(row: Parameters<typeof mediaKeys>[0]) {
  const { storageKey, contentType } = row
  return {
    storageKey,
    keys: mediaKeys(row),
    ...(row.kind === 'picture' && row.version > 0 ? { editedType: contentType } : {}),
  }
}

/** A page may have thousands of pictures; one job for each would keep its deletion waiting. */
const picturesPerJob = 100

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
