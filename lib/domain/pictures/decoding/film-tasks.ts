import 'server-only'
import type { GalleryFileKind } from '@/lib/domain/pictures/media-limits'
import { withFilm } from '@/lib/integrations/films/read-film'
import { rewriteFilm } from '@/lib/integrations/films/rewrite-film'

type Kind = Exclude<GalleryFileKind, 'picture'>

/** All parsing of films and voices, in the process of film-worker.ts; must not be called from elsewhere. */
export const tasks = {
  read: ({ path, expected }: { path: string; expected: Kind }) =>
    withFilm(path, expected, async ({ kind, width, height, durationSeconds }) => ({
      ...{ kind, width, height, durationSeconds },
    })),
  rewrite: ({ from, to, expected, longestSeconds }: RewriteTask) => rewriteFilm(from, to, expected, longestSeconds),
}

type RewriteTask = { from: string; to: string; expected: Kind; longestSeconds: { video: number; recording: number } }
