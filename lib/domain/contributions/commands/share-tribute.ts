import 'server-only'
import { contributionLimits, senderLimits } from '@/lib/domain/contributions/contribution-limits'
import { clipLimits, preparePostClip } from '@/lib/domain/contributions/post-clip'
import {
  acceptCut,
  discardPictures,
  oneFile,
  preparePostPictures,
  somePictures,
} from '@/lib/domain/contributions/post-pictures'
import { tributeInput } from '@/lib/domain/contributions/schema'
import { loadSentPost } from '@/lib/domain/contributions/sent-post'
import { attachClip, discardClip } from '@/lib/domain/media/films/new-clip'
import { canContribute } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { receiveContribution, visitorForm } from '../receive-contribution'

export const shareTribute = defineCommand({
  name: 'contributions.share-tribute',
  session: 'optional',
  status: 201,
  input: tributeInput.extend({
    pictures: somePictures,
    acceptCut,
    clip: oneFile('Vælg højst én optagelse eller film.'),
  }),
  // Five pictures from a phone, or a clip and a few: all that the servers in front let through.
  fileLimitBytes: 48 * 1024 * 1024,
  limits: senderLimits,
  load: ({ id, name, website, altcha, key, title, text, relation, year }, caller) =>
    loadSentPost(
      {
        memorialKey: id,
        trapped: website,
        altcha,
        key,
        post: { kind: 'tribute', authorName: name, relation, title, message: text, year },
      },
      caller,
    ),
  authorize: (actor, { memorial }) => canContribute(actor, memorial),
  subjectLimits: ({ clip, ...input }, caller, post) => [
    ...contributionLimits(input, caller, post),
    ...(clip ? clipLimits(caller) : []),
  ],
  prepare: async ({ pictures: files, acceptCut: takesCut, clip: file }, caller, post) => {
    const clip = await preparePostClip(post, file, caller)
    try {
      return { clip, pictures: await preparePostPictures(post, { files, field: 'pictures', takesCut }, caller) }
    } catch (error) {
      if (clip) await discardClip(clip)
      throw error
    }
  },
  release: async ({ clip, pictures }) => {
    await discardPictures(pictures)
    if (clip) await discardClip(clip)
  },
  run: (context, _, post, { clip, pictures }) =>
    receiveContribution(
      context,
      post,
      pictures,
      clip && {
        waits: false,
        attach: (place) => attachClip(context.tx, clip, place),
        discard: () => discardClip(clip),
      },
    ),
  form: visitorForm('tribute'),
})
