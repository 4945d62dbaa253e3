import 'server-only'
import { contributionLimits, senderLimits } from '@/lib/domain/contributions/contribution-limits'
import { acceptCut, discardPictures, onePicture, preparePostPictures } from '@/lib/domain/contributions/post-pictures'
import { greetingInput } from '@/lib/domain/contributions/schema'
import { loadSentPost } from '@/lib/domain/contributions/sent-post'
import { canContribute } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { receiveContribution, visitorForm } from '../receive-contribution'

export const leaveGreeting = defineCommand({
  name: 'contributions.leave-greeting',
  session: 'optional',
  status: 201,
  input: greetingInput.extend({ picture: onePicture, acceptCut }),
  fileLimitBytes: 16_000_000,
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
  prepare: ({ picture, acceptCut: takesCut }, caller, post) =>
    preparePostPictures(post, { files: picture ? [picture] : [], field: 'picture', takesCut }, caller),
  release: discardPictures,
  run: (context, _, post, pictures) => receiveContribution(context, post, pictures),
  form: visitorForm('greeting'),
})
