import 'server-only'
import { deletePictureFiles, originalKey, stillKey, variantKeys } from '@/lib/domain/pictures/picture-files'
import type { Transaction } from '@/lib/server/db'

/** A film of a post whose files are stored, its still too; `attachFilm` writes its row. */
export type PreparedFilm = {
  storageKey: string
  width: number
  height: number
  /** Of the still. */
  widths: number[]
  colour: string
  bytes: number
  contentType: string
  checksum: string
  durationSeconds: number
}

type Place = { memorialId: string; contributionId: string; createdById: string | null }

/** Writes the row of a post's film. Films of posts are not in the gallery and count against none of its limits. */
export function attachFilm(tx: Transaction, film: PreparedFilm, place: Place): Promise<{ id: string }> {
  return tx.media.create({ data: { ...film, ...place, kind: 'video', position: 0 }, select: { id: true } })
}

/** A film that a job will draw; the one that is not `isOrdered` when its family asks for it, or approves the post. */
export type AwaitedFilm = { awaitedKey: string; isOrdered: boolean }

/** Writes the row of a film that a job will draw. */
export function attachAwaitedFilm(
  tx: Transaction,
  { awaitedKey: storageKey, isOrdered }: AwaitedFilm,
  place: Place,
): Promise<{ id: string }> {
  const nothingYet = { width: 0, height: 0, widths: [], colour: '#1c1a18', bytes: 0, checksum: '0'.repeat(64) }
  return tx.media.create({
    data: {
      ...nothingYet,
      ...place,
      storageKey,
      kind: 'video',
      status: 'processing',
      contentType: 'video/mp4',
      ...(isOrdered ? {} : { processingSince: null }),
    },
    select: { id: true },
  })
}

/** The storage keys of a film's files, its first still among them. */
export function filmKeys({
  storageKey,
  widths,
  contentType,
}: Pick<PreparedFilm, 'storageKey' | 'widths' | 'contentType'>) {
  return [...variantKeys(stillKey(storageKey, 0), widths), originalKey(storageKey, contentType)]
}

/** Removes the files of a film that was not attached. */
export async function discardFilm(film: PreparedFilm): Promise<void> {
  await deletePictureFiles(filmKeys(film))
}
