import 'server-only'
import { removeUnknownPictureJob } from '@/lib/domain/media/jobs'
import { pictureKeys } from '@/lib/domain/media/picture-files'
import type { RunContext } from '@/lib/server/command'

/** Deletes the rows now and the files once the transaction has committed. Returns how many pictures there were. */
export async function removePictures(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  which: { id: string } | { contributionId: string },
): Promise<number> {
  const rows = await tx.media.findMany({
    where: which,
    select: { id: true, storageKey: true, widths: true, contentType: true },
  })
  await tx.media.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } })
  for (const row of rows) {
    await enqueue(removeUnknownPictureJob, { storageKey: row.storageKey, keys: pictureKeys(row) })
  }
  return rows.length
}
