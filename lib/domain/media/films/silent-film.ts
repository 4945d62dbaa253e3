import 'server-only'
import { appendFile } from 'node:fs/promises'
import { type RewrittenFile, withRewritten } from '@/lib/domain/media/films/rewritten-file'
import { mp4MarkBox } from '@/lib/integrations/origin-marks/mark-mp4'
import type { OriginMark } from '@/lib/integrations/origin-marks/xmp'
import type { Turn } from '@/lib/server/fair-queue'

type Wanted = {
  /** As of `withRewritten`. */
  id: string
  longestSeconds: number
  /** How it was made, written into an MP4; nothing else we accept has a place for it. */
  mark: OriginMark
  from: Turn
}

/** Rewrites a film that was made of pictures, without sound and with the mark of its origin, as `withRewritten` does. */
export function withSilentFilm<R>(
  file: Uint8Array,
  { id, longestSeconds, mark, from }: Wanted,
  use: (film: RewrittenFile) => Promise<R>,
): Promise<R> {
  const most = { video: longestSeconds, recording: longestSeconds }
  return withRewritten(file, { id, expected: 'video', longestSeconds: most, isSilent: true, from }, async (film) => {
    if (film.contentType === 'video/mp4') await appendFile(film.path, mp4MarkBox(mark))
    return use(film)
  })
}
