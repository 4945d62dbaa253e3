import 'server-only'
import { z } from 'zod'
import type { ContributionPage } from '@/lib/domain/contributions/schema'
import type { FilmPiece } from '@/lib/domain/moving-greetings/schema'
import { madeLabel, pieceName } from '@/lib/domain/music/copy'
import type { MusicRights } from '@/lib/domain/music/schema'
import { type Database, db } from '@/lib/server/db'

/** A licence is for the page it names, not for music with moving pictures. */
const rightsForFilms: MusicRights[] = ['own_recording', 'own_work', 'free']

/**
 * The pieces that a film can be seen with: heard on the page, the family's own or free, and without a model's part,
 * because the film is labelled as made by rules.
 */
export async function listFilmPieces(database: Database, memorialId: string): Promise<FilmPiece[]> {
  const ofNoModel = { song: { made: { none: { madeBy: 'model', withdrawnAt: null } } } } as const
  const rows = await database.musicPiece.findMany({
    where: {
      memorialId,
      isShown: true,
      rights: { in: rightsForFilms },
      media: { status: 'ready' },
      OR: [{ songId: null }, ofNoModel],
    },
    orderBy: [{ media: { position: 'asc' } }, { mediaId: 'asc' }],
    select: { mediaId: true, source: true, media: { select: { caption: true } } },
  })
  return rows.map(({ mediaId, source, media }, index) => ({
    id: mediaId,
    src: `/media/${mediaId}/file`,
    title: pieceName({ title: media.caption }, index + 1),
    label: source === 'song' ? madeLabel : null,
  }))
}

const withMusic = z.object({ music: z.object({ id: z.uuid() }) })

/** The posts with the piece that each film's sender chose, as long as the page has it. The film's file is silent. */
export async function withFilmMusic(memorialId: string, posts: ContributionPage): Promise<ContributionPage> {
  const films = posts.items.flatMap(({ film }) => (film?.state === 'ready' ? [film.id] : []))
  if (films.length === 0) return posts
  const rows = await db.madeWork.findMany({
    where: { mediaId: { in: films } },
    select: { mediaId: true, settings: true },
  })
  const chosen = new Map(
    rows.flatMap(({ mediaId, settings }) => {
      const read = withMusic.safeParse(settings)
      return read.success ? [[mediaId, read.data.music.id]] : []
    }),
  )
  if (chosen.size === 0) return posts
  const pieces = new Map((await listFilmPieces(db, memorialId)).map((piece) => [piece.id, piece]))
  const items = posts.items.map((post) => {
    const music = post.film && pieces.get(chosen.get(post.film.id) ?? '')
    return post.film && music ? { ...post, film: { ...post.film, music } } : post
  })
  return { ...posts, items }
}
