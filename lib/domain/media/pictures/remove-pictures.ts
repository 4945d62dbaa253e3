import 'server-only'
import { removePagePicturesJob, removeUnknownPictureJob } from '@/lib/domain/media/pictures/jobs'
import { fileColumns, mediaKeys } from '@/lib/domain/pictures/picture-files'
import type { RunContext } from '@/lib/server/command'

/**
 * Deletes the rows now, and the files of all versions once the transaction has committed. Returns the number of
 * pictures, films and voices deleted.
 */
export async function removePictures(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  which: { id: string } | { contributionId: string },
): Promise<number> {
  const rows = await tx.media.findMany({ where: which, select: { id: true, ...fileColumns } })
  const ids = rows.map(({ id }) => id)
  // The account of what was made of the family's material keeps that it was taken away (docs/decisions/066). Who did it
  // was noted before, where somebody did.
  await tx.madeWork.updateMany({
    where: { mediaId: { in: ids }, withdrawnAt: null },
    data: { withdrawnAt: new Date(), withdrawnByName: 'Filen blev slettet' },
  })
  await tx.media.deleteMany({ where: { id: { in: ids } } })
  for (const row of rows) await enqueue(removeUnknownPictureJob, removalOf(row))
  return rows.length
}

/** The payload of the removing job for a row to be deleted. */
export function removalOf(row: Parameters<typeof mediaKeys>[0]) {
  const { storageKey, contentType } = row
  return {
    storageKey,
    keys: mediaKeys(row),
    ...(row.kind === 'picture' && row.version > 0 ? { editedType: contentType } : {}),
  }
}

/** A page may have thousands of pictures; enqueuing one job for each would slow down its deletion. */
const picturesPerJob = 100

/**
 * Deletes all media of a page, including those of posts: the rows now, the files after the commit. The rows of
 * unfinished uploads are deleted with the page, their files by `tidyUploads`.
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
