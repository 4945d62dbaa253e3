import 'server-only'
import { z } from 'zod'
import { discardFilm, type PreparedFilm } from '@/lib/domain/media/films/new-film'
import { removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import { drawFilm } from '@/lib/domain/moving-greetings/film/draw-film'
import { storeFilm } from '@/lib/domain/moving-greetings/film/store-film'
import { sceneChoices } from '@/lib/domain/moving-greetings/schema'
import { byJob } from '@/lib/domain/pictures/decoding/picture-pool'
import { originalKey } from '@/lib/domain/pictures/picture-files'
import { PictureError } from '@/lib/integrations/pictures/picture-error'
import { storage } from '@/lib/integrations/storage/storage'
import { defineCommand, theSystem } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { DomainError, isOfPool } from '@/lib/server/errors'
import { log } from '@/lib/server/log'
import { PoolError } from '@/lib/server/task-pool'

/** Draws the film of a greeting and shows it with its post. For the job only; idempotent. */
export const makeGreetingFilm = defineCommand({
  name: 'moving-greetings.make-greeting-film',
  session: 'system',
  input: z.object({ mediaId: z.uuid() }),
  load: ({ mediaId }) => loadAwaited(mediaId),
  authorize: theSystem,
  prepare: (_, __, awaited) => outcomeOf(awaited),
  release: async (film) => {
    if (film) await discardFilm(film)
  },
  run: async (context, { mediaId }, { memorialId, status, contribution }, film) => {
    context.about({ type: 'memorial', id: memorialId, detail: { media: mediaId } })
    if (status !== 'processing') return { mediaId }
    const { tx } = context
    const drawn = (contribution?.pictures ?? []).map(({ id }) => id)
    const isWhole = (await tx.media.count({ where: { id: { in: drawn }, status: 'ready' } })) === drawn.length
    // A picture that was taken down while it was drawn is not to be seen in a film either.
    const made = isWhole ? film : null
    const { count } = await tx.media.updateMany({
      where: { id: mediaId, status: 'processing' },
      data: made ? { ...made, status: 'ready' } : { status: 'failed', failure: 'MOVING_FILM_UNREADABLE' },
    })
    const isShown = count > 0 && made !== null
    // The film stands for its pictures: those of a film made in a browser never came here.
    if (isShown) for (const id of drawn) await removePictures(context, { id })
    else if (film) await discardUnless(tx, mediaId, film)
    return { mediaId }
  },
})

/** Another run of this job may have stored the same film. */
async function discardUnless(tx: Transaction, mediaId: string, film: PreparedFilm): Promise<void> {
  const isStored = await tx.media.count({ where: { id: mediaId, status: { in: ['ready', 'hidden'] } } })
  if (isStored === 0) await discardFilm(film)
}

async function loadAwaited(mediaId: string) {
  const row = await db.media.findUnique({
    where: { id: mediaId },
    select: {
      memorialId: true,
      status: true,
      storageKey: true,
      contribution: {
        select: {
          authorName: true,
          message: true,
          pictures: {
            where: { kind: 'picture', status: 'ready' },
            orderBy: [{ position: 'asc' }, { id: 'asc' }],
            select: { id: true, storageKey: true, contentType: true },
          },
        },
      },
      made: { where: { kind: 'moving_greeting' }, select: { settings: true }, take: 1 },
    },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

type Awaited = globalThis.Awaited<ReturnType<typeof loadAwaited>>

/** Null where the film cannot be made: the post then stays with picture and words. What is ours is thrown, to retry. */
async function outcomeOf({ status, storageKey, contribution, made }: Awaited) {
  if (status !== 'processing' || !contribution) return null
  const choices = sceneChoices.safeParse(made[0]?.settings)
  if (!choices.success || contribution.pictures.length === 0) return null
  try {
    const pictures: Buffer[] = []
    for (const picture of contribution.pictures) {
      const stored = await storage.get(originalKey(picture.storageKey, picture.contentType))
      if (!stored) return null
      pictures.push(await bytesOf(stored.stream))
    }
    const { authorName: name, message } = contribution
    const { film, still } = await drawFilm({ ...choices.data, name, words: message ?? '' }, pictures)
    return await storeFilm(film, still, { storageKey, from: byJob })
  } catch (error) {
    const isOurs = error instanceof DomainError && (isOfPool(error.code) || error.code === 'STORAGE_FULL')
    const isOfFile = error instanceof DomainError || error instanceof PictureError || error instanceof PoolError
    if (isOurs || !isOfFile) throw error
    log.error({ err: error }, 'a greeting’s film could not be drawn')
    return null
  }
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
