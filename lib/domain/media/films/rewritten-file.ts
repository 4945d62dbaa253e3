import 'server-only'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { madePath, uploadFolder, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import type { Turn } from '@/lib/server/fair-queue'

type Wanted = {
  /** A uuid of ours, which names the files meanwhile; what a killed process leaves of them is tidied by the hour. */
  id: string
  /** Only picks the error for an unknown file. */
  expected: 'video' | 'recording'
  longestSeconds: { video: number; recording: number }
  isSilent: boolean
  /** Whose turn it takes (postTurn), or byJob. */
  from: Turn
}

export type RewrittenFile = {
  path: string
  kind: 'video' | 'recording'
  /** As displayed, in pixels; 0 for a voice. */
  width: number
  height: number
  durationSeconds: number
  contentType: string
}

/**
 * Rewrites a short film or voice from others in the process for untrusted files, without its metadata, and calls `use`
 * with the result, whose file is gone when that ends. Throws FilmError and SERVER_BUSY.
 */
export async function withRewritten<R>(
  file: Uint8Array,
  { id, from, ...how }: Wanted,
  use: (made: RewrittenFile) => Promise<R>,
): Promise<R> {
  const path = madePath(id)
  await mkdir(uploadFolder, { recursive: true })
  try {
    await writeFile(uploadPath(id), file)
    const task = { ...how, from: uploadPath(id), to: path, isShort: true }
    const { ending: _, ...made } = await inFilmProcess('rewrite', task, from)
    return await use({ path, ...made })
  } finally {
    for (const each of [uploadPath(id), path]) await rm(each, { force: true })
  }
}
