import { findJoin } from '@/lib/domain/members/join-queries'
import * as queries from '@/lib/domain/members/queries'
import * as successions from '@/lib/domain/members/succession-queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import type { World } from '@/tests/access/world'
import { createInvitation, createRefusalLink, createRequest, createSuccessor } from '@/tests/factories/members'
import { createMemorial } from '@/tests/factories/memorials'

const ofThePage = ({ memorial }: World) => ({ id: memorial.slug })
const family = { viewer: 'ok', first_reader: 'ok', editor: 'ok', owner: 'ok' } as const

/** Names a successor of another family for a page of the owner's. */
async function nameForeignSuccessor({ people: { owner, foreign } }: World) {
  const memorial = await createMemorial({ owner, visibility: 'members' })
  await createSuccessor(memorial, foreign)
  return { id: memorial.slug }
}

export const memberReads: Record<string, ReadRow> = {
  'members.find-page-console': {
    read: queries.findPageConsole,
    input: ofThePage,
    outcomes: readOutcomes('nothing', family),
  },
  'members.get-members': {
    read: queries.getMembers,
    input: ofThePage,
    outcomes: readOutcomes(404, { ...family, visitor: 401 }),
  },
  // Authorised by the secret in the link.
  'members.find-join': {
    read: findJoin,
    input: async ({ memorial }) => ({ token: (await createInvitation(memorial)).token }),
    outcomes: readOutcomes('ok'),
  },
  'members.list-successions': {
    read: successions.listSuccessions,
    input: async (world) => {
      await nameForeignSuccessor(world)
      return {}
    },
    outcomes: readOutcomes('nothing', { foreign: 'ok', reseller: 'nothing', other_reseller: 'nothing' }),
  },
  // Not even for the owner who named the successor.
  'members.find-succession': {
    read: successions.findSuccession,
    input: nameForeignSuccessor,
    outcomes: readOutcomes('nothing', { foreign: 'ok', reseller: 'nothing', other_reseller: 'nothing' }),
  },
  // Only for whom the story is about: not even for the owner who opened it.
  'members.find-opened-story': {
    read: successions.findOpenedStory,
    input: async ({ people: { owner, foreign } }) => {
      const story = { ownStoryById: foreign.id, ownStoryOpenedAt: new Date() }
      return { id: (await createMemorial({ owner, ...story })).slug }
    },
    outcomes: readOutcomes('nothing', { foreign: 'ok', reseller: 'nothing', other_reseller: 'nothing' }),
  },
  // Authorised by the secret in the link.
  'members.find-refusal': {
    read: successions.findRefusal,
    input: async ({ people: { owner, foreign } }) => {
      const memorial = await createMemorial({ owner })
      await createRequest(memorial, foreign)
      return { token: await createRefusalLink(memorial, owner) }
    },
    outcomes: readOutcomes('ok'),
  },
  'members.list-requests': {
    read: successions.listRequests,
    input: () => ({}),
    outcomes: readOutcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
