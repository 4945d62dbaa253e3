import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { assertMovingGreetings } from '@/lib/domain/billing/assert-room'
import { readEntitlements } from '@/lib/domain/billing/page-plan'
import { contributionLimits, senderLimits } from '@/lib/domain/contributions/contribution-limits'
import { discardPictures, preparePostPictures } from '@/lib/domain/contributions/post-pictures'
import { receiveContribution } from '@/lib/domain/contributions/receive-contribution'
import { loadSentPost } from '@/lib/domain/contributions/sent-post'
import { canContribute } from '@/lib/domain/memorials/policy'
import { attachGreetingFilm, discardFilmed, type Filmed } from '@/lib/domain/moving-greetings/film/attach-greeting-film'
import { prepareFilm } from '@/lib/domain/moving-greetings/film/prepare-film'
import { filmMegabytes, movingGreetingInput, scenePicturesMost } from '@/lib/domain/moving-greetings/schema'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { listOf } from '@/lib/shared/input/list-of'

// An empty file field may arrive as an empty string.
const left = (value: unknown) => (value === '' || value === null ? undefined : value)
const oneFile = (sentence: string) => z.preprocess(left, z.instanceof(UploadedFile, { error: sentence }).optional())
const chooseFewer = `Vælg højst ${scenePicturesMost} billeder.`

/**
 * A greeting with a film: made in the browser (`film` and `still`), or drawn here by a job from `pictures` where the
 * browser could not. Limits, proof and approval as for every greeting.
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
  subjectLimits: contributionLimits,
  prepare: async ({ film, still, pictures: files }, caller, post) => {
    assertMovingGreetings(await readEntitlements(db, post.memorial.id))
    const made = await prepareFilm(post, { film, still, hasPictures: files.length > 0 }, caller)
    // A film stands for its pictures; they are kept only where it is still to be drawn from them.
    const pictures = film ? [] : await preparePostPictures(post, { files, field: 'pictures' }, caller)
    const filmed: Filmed = made ?? { awaitedKey: `media/${randomUUID()}` }
    return { filmed, pictures }
  },
  release: async ({ filmed, pictures }) => {
    await discardPictures(pictures)
    await discardFilmed(filmed)
  },
  run: (context, choices, post, { filmed, pictures }) =>
    receiveContribution(context, post, pictures, {
      waits: 'awaitedKey' in filmed,
      attach: (place) => attachGreetingFilm(context, { filmed, choices, place, name: post.post.authorName }),
      discard: () => discardFilmed(filmed),
    }),
})
