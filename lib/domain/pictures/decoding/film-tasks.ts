import 'server-only'
import type { GalleryFileKind } from '@/lib/domain/pictures/media-limits'
import { withFilm } from '@/lib/integrations/films/read-film'
import { rewriteFilm, rewriteWithoutSound } from '@/lib/integrations/films/rewrite-film'
import { type EvenedLabel, evenMusic } from '@/lib/integrations/sound/even-music'
import { withMusic } from '@/lib/integrations/sound/read-music'

type Kind = Exclude<GalleryFileKind, 'picture'>

/** All parsing of films, voices and music, in the process of film-worker.ts; must not be called from elsewhere. */
export const tasks = {
  read: ({ path, expected }: { path: string; expected: Kind }) =>
    withFilm(path, expected, async ({ kind, width, height, durationSeconds }) => ({
      kind,
      width,
      height,
      durationSeconds,
    })),
  rewrite: ({ from, to, expected, longestSeconds, isSilent }: RewriteTask) =>
    isSilent ? rewriteWithoutSound(from, to, longestSeconds) : rewriteFilm(from, to, expected, longestSeconds),
  readMusic: ({ path, longestSeconds }: { path: string; expected: 'music'; longestSeconds: number }) =>
    withMusic(path, longestSeconds, async ({ durationSeconds }) => ({ durationSeconds })),
  evenMusic: ({ longestSeconds, label, expected: _, ...files }: EvenTask) => evenMusic(files, longestSeconds, label),
}

type EvenTask = {
  from: string
  plain: string
  to: string
  expected: 'music'
  longestSeconds: number
  label?: EvenedLabel
}

type RewriteTask = {
  from: string
  to: string
  expected: Kind
  longestSeconds: { video: number; recording: number }
  /** Leaves the sound of a film out. */
  isSilent?: boolean
  /** Of a post's size, while its sender waits. */
  isShort?: boolean
}
