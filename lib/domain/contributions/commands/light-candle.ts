import 'server-only'
import { contributionLimits, senderLimits } from '@/lib/domain/contributions/contribution-limits'
import { candleInput } from '@/lib/domain/contributions/schema'
import { loadSentPost } from '@/lib/domain/contributions/sent-post'
import { canContribute } from '@/lib/domain/memorials/policy'
import { defineCommand } from '@/lib/server/command'
import { receiveContribution, visitorForm } from '../receive-contribution'

export const lightCandle = defineCommand({
  name: 'contributions.light-candle',
  session: 'optional',
  status: 201,
  input: candleInput,
  limits: senderLimits,
  load: ({ id, name, website, altcha, key, message }, caller) =>
    loadSentPost(
      {
        memorialKey: id,
        trapped: website,
        altcha,
        key,
        post: { kind: 'candle', authorName: name, relation: null, title: null, message, year: null },
      },
      caller,
    ),
  authorize: (actor, { memorial }) => canContribute(actor, memorial),
  subjectLimits: contributionLimits,
  run: (context, _, post) => receiveContribution(context, post),
  form: visitorForm('candle'),
})
