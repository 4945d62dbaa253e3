import 'server-only'
import { greetingFilmQueue } from '@/lib/domain/media/films/film-queue'
import { makeGreetingFilm } from '@/lib/domain/moving-greetings/commands/make-greeting-film'
import { execute, worker } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { defineJob } from '@/lib/server/jobs'

/** Draws the film of a greeting whose sender's browser could not. */
export const makeGreetingFilmJob = defineJob({
  ...greetingFilmQueue,
  handle: async ({ mediaId }) => {
    const row = await db.media.findUnique({ where: { id: mediaId }, select: { id: true } })
    if (row) await execute(makeGreetingFilm, worker, { mediaId })
  },
})
