import 'server-only'
import { removeUnknownPictureJob } from '@/lib/domain/media/jobs'
import { fileColumns, mediaKeys } from '@/lib/domain/media/picture-files'
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
