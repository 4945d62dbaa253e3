import { createDecisionLink } from '@/lib/domain/contributions/decision-links'
import * as queries from '@/lib/domain/contributions/queries'
import { queueInput } from '@/lib/domain/contributions/schema'
import { db } from '@/lib/server/db'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createContribution } from '@/tests/factories/contributions'
import { createPicture } from '@/tests/factories/media'

const readers = { viewer: 'ok', first_reader: 'ok', editor: 'ok', owner: 'ok', administrator: 'ok' } as const
const nobodyHere = { viewer: 'nothing', first_reader: 'nothing', editor: 'nothing', owner: 'nothing' } as const

/** The link in the owner's mail about a pending post. */
async function mailLink({ memorial, people: { owner } }: World) {
  const post = await createContribution({ memorial })
  const about = { contributionId: post.id, memorialSlug: memorial.slug, userId: owner.id }
  const address = await db.$transaction((tx) => createDecisionLink(tx, 'approve', about))
  return { post, token: new URL(address).pathname.split('/').at(-1) ?? '' }
}

export const contributionReads: Record<string, ReadRow> = {
  'contributions.list-contributions': {
    read: queries.listContributions,
    input: async ({ memorial }) => {
      await createContribution({ memorial, status: 'approved' })
      return { id: memorial.slug, kind: 'greeting' }
    },
    outcomes: readOutcomes(404, readers),
  },
  // A device's own posts; these callers have none.
  'contributions.list-own-pending': {
    read: queries.listOwnPending,
    input: async ({ memorial }) => {
      await createContribution({ memorial, contributorHash: 'c'.repeat(64) })
      return { id: memorial.slug }
    },
    outcomes: readOutcomes(404, { ...nobodyHere, administrator: 'nothing' }),
  },
  'contributions.list-queue': {
    read: queries.listQueue,
    input: async ({ memorial }) => {
      await createContribution({ memorial })
      return queueInput.parse({ id: memorial.slug })
    },
    outcomes: readOutcomes(404, { ...readers, viewer: 403, administrator: 403 }),
  },
  'contributions.count-candles': {
    read: queries.countCandles,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: readOutcomes(404, readers),
  },
  // Every caller may post on an open page.
  'contributions.get-challenge': { read: queries.getChallenge, input: () => ({}), outcomes: readOutcomes('ok') },
  'contributions.find-moderation-overview': {
    read: queries.findModerationOverview,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: readOutcomes('nothing', { first_reader: 'ok', editor: 'ok', owner: 'ok' }),
  },
  // Authorised by the secret in the link.
  'contributions.find-decision-link-view': {
    read: queries.findDecisionLinkView,
    input: async (world) => ({ token: (await mailLink(world)).token }),
    outcomes: readOutcomes('ok'),
  },
  'contributions.get-link-picture': {
    read: queries.getLinkPicture,
    input: async (world) => {
      const { post, token } = await mailLink(world)
      return { token, id: (await createPicture({ memorial: world.memorial, contributionId: post.id })).id }
    },
    outcomes: readOutcomes('ok'),
  },
}
