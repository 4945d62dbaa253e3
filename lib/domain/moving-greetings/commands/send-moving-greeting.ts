import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { assertMovingGreetings } from '@/lib/domain/billing/assert-room'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { contributionLimits, senderLimits } from '@/lib/domain/contributions/contribution-limits'
import { discardPictures, oneFile, preparePostPictures } from '@/lib/domain/contributions/post-pictures'
import { receiveContribution } from '@/lib/domain/contributions/receive-contribution'
import { loadSentPost, type SentPost } from '@/lib/domain/contributions/sent-post'
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
import { canContribute } from '@/lib/domain/memorials/policy'
import { movingGreetingTexts } from '@/lib/domain/moving-greetings/copy'
import { MovingGreetingError } from '@/lib/domain/moving-greetings/errors'
import { storeFilm } from '@/lib/domain/moving-greetings/film/store-film'
import { listFilmPieces } from '@/lib/domain/moving-greetings/film-music'
import {
  type FilmPiece,
  filmMegabytes,
  movingGreetingInput,
  type SceneChoices,
  scenePicturesMost,
} from '@/lib/domain/moving-greetings/schema'
import { asRefusal } from '@/lib/domain/pictures/decoding/as-refusal'
import { inPictureProcess, postTurn } from '@/lib/domain/pictures/decoding/picture-pool'
import { visitorMegapixels } from '@/lib/domain/pictures/media-limits'
import { isWithin, type Limit } from '@/lib/server/abuse/rate-limit'
import { type Caller, defineCommand, type RunContext } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { UploadedFile } from '@/lib/server/request-body'
import { userIdOf } from '@/lib/shared/actor'
import { listOf } from '@/lib/shared/input/list-of'

// An empty file field may arrive as an empty string.
const left = (value: unknown) => (value === '' || value === null ? undefined : value)
const chooseFewer = `Vælg højst ${scenePicturesMost} billeder.`

async function getPiece(memorialId: string, id: string): Promise<FilmPiece> {
  const piece = (await listFilmPieces(db, memorialId)).find((each) => each.id === id)
  if (!piece) throw new MovingGreetingError('MOVING_MUSIC_GONE').at('music')
  return piece
}

/** A film that we draw keeps a core busy for half a minute, and the next one waits for it. */
function drawnLimits({ actor, address }: Caller): Limit[] {
  return [{ name: 'moving-greetings.drawn', key: userIdOf(actor) ?? address, points: 10, seconds: 3600 }]
}

/** Films that we draw at once for visitors of a page in a day; the family has the others drawn. */
const drawnForVisitorsMost = 3

/** Whoever has an account is counted by it; visitors have as many addresses as they like, but the page has a day. */
async function isDrawnAtOnce({ memorial, trapped, proof }: SentPost, { actor }: Caller): Promise<boolean> {
  if (userIdOf(actor) !== null) return true
  if (trapped || (proof && 'refusal' in proof)) return false
  const key = memorial.id
  return isWithin({ name: 'moving-greetings.visitors', key, points: drawnForVisitorsMost, seconds: 24 * 3600 })
}

/**
 * A greeting with a film: made in the browser (`film` and `still`), or drawn here by a job from `pictures` where the
 * browser could not; for visitors some a day, and the rest when the family asks for it. Limits, proof and approval as
 * for every greeting.
 */
export const sendMovingGreeting = defineCommand({
  name: 'moving-greetings.send-moving-greeting',
  session: 'optional',
  status: 201,
  input: movingGreetingInput.extend({
    film: oneFile('Send én film.'),
    still: oneFile('Send ét stillbillede.'),
    pictures: z.preprocess(
      (value) => (left(value) === undefined ? [] : Array.isArray(value) ? value : [value]),
      listOf(z.instanceof(UploadedFile, { error: 'Vælg et billede.' }), {
        most: scenePicturesMost,
        missing: chooseFewer,
        tooMany: chooseFewer,
      }),
    ),
  }),
  // The film and its still, or four pictures from a phone.
  fileLimitBytes: (filmMegabytes + 8) * 1024 * 1024,
  limits: senderLimits,
  load: ({ id, name, website, altcha, key, relation, message }, caller) =>
    loadSentPost(
      {
        memorialKey: id,
        trapped: website,
        altcha,
        key,
        post: { kind: 'greeting', authorName: name, relation, title: null, message, year: null },
      },
      caller,
    ),
  authorize: (actor, { memorial }) => canContribute(actor, memorial),
  subjectLimits: ({ film, ...input }, caller, post) => [
    ...contributionLimits(input, caller, post),
    ...(film ? [] : drawnLimits(caller)),
  ],
  prepare: async ({ film, still, pictures: files, music: wanted }, caller, post) => {
    assertMovingGreetings(await readEntitlements(db, post.memorial.id))
    const music = wanted ? await getPiece(post.memorial.id, wanted) : null
    const made = await prepareFilm(post, { film, still, hasPictures: files.length > 0 }, caller)
    // A film stands for its pictures; they are kept only where it is still to be drawn from them.
    const pictures = film ? [] : await preparePostPictures(post, { files, field: 'pictures' }, caller)
    const filmed: Filmed = made ?? {
      awaitedKey: `media/${randomUUID()}`,
      isOrdered: await isDrawnAtOnce(post, caller),
    }
    return { filmed, pictures, music }
  },
  release: async ({ filmed, pictures }) => {
    await discardPictures(pictures)
    await discardFilmed(filmed)
  },
  run: (context, choices, post, { filmed, pictures, music }) =>
    receiveContribution(context, post, pictures, {
      waits: 'awaitedKey' in filmed,
      attach: (place) => attachGreetingFilm(context, { filmed, choices, music, place, name: post.post.authorName }),
      discard: () => discardFilmed(filmed),
    }),
})

type Sent = { film: UploadedFile | undefined; still: UploadedFile | undefined; hasPictures: boolean }

/**
 * Checks and stores the film of a sent greeting; null for a bot's, for one with a refused proof, and where there is no
 * film to store. Throws the MOVING_* and PICTURE_* errors, SERVER_BUSY and STORAGE_FULL at the form's field.
 */
async function prepareFilm(
  { memorial, trapped, proof }: Pick<SentPost, 'memorial' | 'trapped' | 'proof'>,
  { film, still, hasPictures }: Sent,
  caller: Caller,
): Promise<PreparedFilm | null> {
  if (trapped || (proof && 'refusal' in proof)) return null
  if (!film) {
    if (!hasPictures) throw new MovingGreetingError('MOVING_PICTURES_MISSING').at('pictures')
    return null
  }
  if (!still) throw new MovingGreetingError('MOVING_FILM_UNREADABLE').at('film')
  const from = postTurn(memorial, caller)
  try {
    // A picture from others, checked as those of every post.
    const task = { file: still.body, mostPixels: visitorMegapixels * 1_000_000 }
    const { made } = await inPictureProcess('prepare', task, from).catch((error) => {
      throw asRefusal(error)
    })
    return await storeFilm(film.body, made, { storageKey: `media/${randomUUID()}`, from })
  } catch (error) {
    throw error instanceof DomainError ? error.at('film') : error
  }
}

/** A film that is stored, or one that a job will draw. */
type Filmed = PreparedFilm | AwaitedFilm

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
async function attachGreetingFilm(
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
async function discardFilmed(filmed: Filmed): Promise<void> {
  if (!('awaitedKey' in filmed)) await discardFilm(filmed)
}
