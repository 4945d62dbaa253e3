import 'server-only'
import { recordMade } from '@/lib/domain/made-works/record-made'
import { greetingFilmQueue } from '@/lib/domain/media/films/film-queue'
import {
  type AwaitedFilm,
  attachAwaitedFilm,
  attachFilm,
  discardFilm,
  type PreparedFilm,
} from '@/lib/domain/media/films/new-film'
import { inTurn } from '@/lib/domain/media/in-turn'
import { movingGreetingTexts } from '@/lib/domain/moving-greetings/copy'
import type { FilmPiece, SceneChoices } from '@/lib/domain/moving-greetings/schema'
import type { RunContext } from '@/lib/server/command'

/** A film that is stored, or one that a job will draw. */
export type Filmed = PreparedFilm | AwaitedFilm

type Attached = {
  filmed: Filmed
  choices: SceneChoices & { fromPage: string[] }
  /** What is heard while it plays. */
  music: Pick<FilmPiece, 'id' | 'title'> | null
  place: { memorialId: string; contributionId: string; createdById: string | null }
  /** Who sent the greeting. */
  name: string
}

/** Writes the film's row and its line in the account of made things, and orders the film that is still to be drawn. */
export async function attachGreetingFilm(
  { tx, enqueue }: RunContext,
  { filmed, choices, music, place, name }: Attached,
): Promise<void> {
  const isAwaited = 'awaitedKey' in filmed
  const { id } = isAwaited ? await attachAwaitedFilm(tx, filmed, place) : await attachFilm(tx, filmed, place)
  const { effect, seconds, seed } = choices
  const onPage = await tx.media.findMany({
    // Of the gallery: other posts' pictures are not offered.
    where: { id: { in: choices.fromPage }, memorialId: place.memorialId, kind: 'picture', contributionId: null },
    select: { id: true },
  })
  const sent = await tx.media.findMany({
    where: { contributionId: place.contributionId, kind: 'picture' },
    select: { id: true },
  })
  // Not the words: they are the sender's, stand beside the film, and are gone when the sender withdraws them.
  const sources = [...onPage, ...sent].map((picture) => ({ type: 'picture' as const, mediaId: picture.id }))
  await recordMade(tx, {
    memorialId: place.memorialId,
    kind: 'moving_greeting',
    madeBy: 'rules',
    mediaId: id,
    title: `Hilsen fra ${name}`,
    purpose: movingGreetingTexts.purpose,
    asked: { userId: place.createdById, name },
    sources,
    settings: {
      effect,
      seconds,
      seed,
      drawn: isAwaited ? 'server' : 'browser',
      ...(music && { music: { id: music.id, title: music.title } }),
    },
  })
  if (isAwaited && filmed.isOrdered) {
    await enqueue(greetingFilmQueue, { mediaId: id }, await inTurn(tx, place.memorialId))
  }
}

/** Removes the files of a film that was not attached. */
export async function discardFilmed(filmed: Filmed): Promise<void> {
  if (!('awaitedKey' in filmed)) await discardFilm(filmed)
}
