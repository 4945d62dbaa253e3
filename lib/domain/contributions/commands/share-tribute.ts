import 'server-only'
import { contributionLimits, senderLimits } from '@/lib/domain/contributions/contribution-limits'
import { acceptCut, discardPictures, preparePostPictures, somePictures } from '@/lib/domain/contributions/post-pictures'
import { receiveContribution } from '@/lib/domain/contributions/receive-contribution'
import { tributeInput } from '@/lib/domain/contributions/schema'
import { loadSentPost } from '@/lib/domain/contributions/sent-post'
import { visitorForm } from '@/lib/domain/contributions/visitor-form'
import { canContribute } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'

export const shareTribute = defineCommand({
  name: 'contributions.share-tribute',
  session: 'optional',
  status: 201,
  input: tributeInput.extend({ pictures: somePictures, acceptCut }),
  // Five pictures from a phone.
  fileLimitBytes: 40_000_000,
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
  subjectLimits: contributionLimits,
  prepare: ({ pictures, acceptCut: takesCut }, caller, post) =>
    preparePostPictures(post, { files: pictures, field: 'pictures', takesCut }, caller),
  release: discardPictures,
  run: (context, _, post, pictures) => receiveContribution(context, post, pictures),
  form: visitorForm('tribute'),
})
