import 'server-only'
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { madePath, uploadFolder, uploadPath } from '@/lib/domain/media/uploads/upload-files'
import { inFilmProcess } from '@/lib/domain/pictures/decoding/film-pool'
import { mp4MarkBox } from '@/lib/integrations/origin-marks/mark-mp4'
import type { OriginMark } from '@/lib/integrations/origin-marks/xmp'
import type { Turn } from '@/lib/server/fair-queue'

type Wanted = {
  /** A uuid of ours, which names the files meanwhile; what a killed process leaves of them is tidied by the hour. */
  id: string
  longestSeconds: number
  /** How it was made, written into an MP4; nothing else we accept has a place for it. */
  mark: OriginMark
  /** Whose turn it takes (postTurn), or byJob. */
  from: Turn
}

export type SilentFilm = { path: string; width: number; height: number; durationSeconds: number; contentType: string }

/**
 * Rewrites a film from others in the process for untrusted files, without its sound and metadata, and calls `use` with
 * the result, whose file is gone when that ends. Throws FilmError and SERVER_BUSY.
 */
export async function withSilentFilm<R>(
  file: Uint8Array,
  { id, longestSeconds, mark, from }: Wanted,
  use: (film: SilentFilm) => Promise<R>,
): Promise<R> {
  const path = madePath(id)
  await mkdir(uploadFolder, { recursive: true })
  try {
    await writeFile(uploadPath(id), file)
    const most = { video: longestSeconds, recording: longestSeconds }
    const task = { from: uploadPath(id), to: path, expected: 'video', longestSeconds: most, isSilent: true } as const
    const { width, height, durationSeconds, contentType } = await inFilmProcess('rewrite', task, from)
    if (contentType === 'video/mp4') await appendFile(path, mp4MarkBox(mark))
    return await use({ path, width, height, durationSeconds, contentType })
  } finally {
    for (const each of [uploadPath(id), path]) await rm(each, { force: true })
  }
}
