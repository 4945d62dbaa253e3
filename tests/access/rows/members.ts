import { acceptInvitation } from '@/lib/domain/members/commands/accept-invitation'
import { changeRole } from '@/lib/domain/members/commands/change-role'
import { decideSuccession } from '@/lib/domain/members/commands/decide-succession'
import { inviteMember } from '@/lib/domain/members/commands/invite-member'
import { leaveMemorial } from '@/lib/domain/members/commands/leave-memorial'
import { nameSuccessor } from '@/lib/domain/members/commands/name-successor'
import { offerOwnership } from '@/lib/domain/members/commands/offer-ownership'
import { openOwnStory } from '@/lib/domain/members/commands/open-own-story'
import { refuseSuccession } from '@/lib/domain/members/commands/refuse-succession'
import { registerMember } from '@/lib/domain/members/commands/register-member'
import { removeMember } from '@/lib/domain/members/commands/remove-member'
import { removeSuccessor } from '@/lib/domain/members/commands/remove-successor'
import { requestSuccession } from '@/lib/domain/members/commands/request-succession'
import { resendInvitation } from '@/lib/domain/members/commands/resend-invitation'
import { revokeInvitation } from '@/lib/domain/members/commands/revoke-invitation'
import { startTakeover } from '@/lib/domain/members/commands/start-takeover'
import { takeBackPage } from '@/lib/domain/members/commands/take-back-page'
import { withdrawOffer } from '@/lib/domain/members/commands/withdraw-offer'
import { withdrawSuccession } from '@/lib/domain/members/commands/withdraw-succession'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createAccount, testPassword } from '@/tests/factories/accounts'
import { createInvitation, createRequest, createSuccessor } from '@/tests/factories/members'
import { addMember, createMemorial } from '@/tests/factories/memorials'

let count = 0

/** Only the owner. A private page: outsiders get 404, members 403. */
const ownerAlone = outcomes(404, {
  visitor: 401,
  viewer: 403,
  first_reader: 403,
  editor: 403,
  owner: 'ok',
  administrator: 403,
})

/** Only the named successor: `foreign` here, an outsider to everything else of the page. */
const successorAlone = outcomes(404, {
  visitor: 401,
  foreign: 'ok',
  reseller: 404,
  other_reseller: 404,
  viewer: 403,
  first_reader: 403,
  editor: 403,
  owner: 403,
  administrator: 403,
})

async function named({ memorial, people }: World) {
  await createSuccessor(memorial, people.foreign)
  return { id: memorial.slug }
}

async function anotherMember({ memorial }: World) {
  const another = await createAccount()
  await addMember(memorial, another, 'viewer')
  return { id: memorial.slug, userId: another.id }
}

const invitation = async ({ memorial }: World) => ({
  id: memorial.slug,
  invitationId: (await createInvitation(memorial, { email: 'lise@eksempel.dk' })).id,
})

export const memberRows: Record<string, AccessRow> = {
  'members.invite-member': {
    command: inviteMember,
    input: ({ memorial }) => ({ id: memorial.slug, role: 'viewer', way: 'link' }),
    outcomes: ownerAlone,
  },
  'members.resend-invitation': { command: resendInvitation, input: invitation, outcomes: ownerAlone },
  'members.revoke-invitation': { command: revokeInvitation, input: invitation, outcomes: ownerAlone },
  // Authorised by the secret in the link.
  'members.accept-invitation': {
    command: acceptInvitation,
    input: async ({ memorial }) => ({ token: (await createInvitation(memorial)).token }),
    outcomes: outcomes('ok', { visitor: 401 }),
  },
  'members.register-member': {
    command: registerMember,
    input: async ({ memorial }) => {
      const username = `inviteret${++count}`
      const person = { username, fullName: 'Bo Holm', password: 'lyng og hav', email: `${username}@eksempel.dk` }
      return { ...person, token: (await createInvitation(memorial)).token }
    },
    outcomes: outcomes('ok'),
  },
  'members.change-role': {
    command: changeRole,
    input: async (world) => ({ ...(await anotherMember(world)), role: 'editor' }),
    outcomes: ownerAlone,
  },
  'members.remove-member': { command: removeMember, input: anotherMember, outcomes: ownerAlone },
  // Members leave only for themselves; the owner gets 409 (in the command's own test).
  'members.leave-memorial': {
    command: leaveMemorial,
    ownInput: async (world) => {
      // The owner cannot leave their own page, so they leave another one.
      if (world.self?.id !== world.people.owner.id) return { id: world.memorial.slug }
      const other = await createMemorial({ owner: world.people.foreign, visibility: 'members' })
      await addMember(other, world.people.owner, 'editor')
      return { id: other.slug }
    },
    outcomes: outcomes(404, {
      visitor: 401,
      viewer: 'ok',
      first_reader: 'ok',
      editor: 'ok',
      owner: 'ok',
      administrator: 403,
    }),
  },
  'members.offer-ownership': {
    command: offerOwnership,
    input: ({ memorial }) => ({ id: memorial.slug, heirEmail: 'lise@eksempel.dk', password: testPassword }),
    outcomes: ownerAlone,
  },
  'members.withdraw-offer': {
    command: withdrawOffer,
    input: ({ memorial }) => ({ id: memorial.slug }),
    outcomes: ownerAlone,
  },
  'members.name-successor': {
    command: nameSuccessor,
    input: ({ memorial }) => ({ id: memorial.slug, name: 'Lise Holm', email: 'lise@eksempel.dk' }),
    outcomes: ownerAlone,
  },
  // The named successor may decline, too.
  'members.remove-successor': {
    command: removeSuccessor,
    input: named,
    outcomes: { ...ownerAlone, foreign: 'ok' },
  },
  'members.request-succession': {
    command: requestSuccession,
    input: async (world) => ({ ...(await named(world)), reason: 'Ejeren døde i marts.' }),
    outcomes: successorAlone,
  },
  // Here the owner writes about themselves, and the successor said long ago that the time has come.
  'members.open-own-story': {
    command: openOwnStory,
    input: async (world) => {
      const { memorial, people } = world
      const { id } = await named(world)
      await createRequest(memorial, people.foreign, 20)
      await db.user.update({ where: { id: people.owner.id }, data: { emailConfirmedAt: new Date('2020-01-01') } })
      await db.memorial.update({
        where: { id: memorial.id },
        data: { state: 'draft', isOwnStory: true, ownStoryById: people.owner.id },
      })
      return { id, died: '2026-03-02' }
    },
    outcomes: { ...successorAlone, viewer: 404 },
  },
  // Here the editor wrote about themselves.
  'members.take-back-page': {
    command: takeBackPage,
    input: async ({ memorial, people }) => {
      await db.memorial.update({
        where: { id: memorial.id },
        data: { ownStoryById: people.editor.id, ownStoryOpenedAt: new Date() },
      })
      return { id: memorial.slug }
    },
    outcomes: { ...ownerAlone, owner: 403, editor: 'ok' },
  },
  'members.withdraw-succession': {
    command: withdrawSuccession,
    input: async (world) => {
      await createRequest(world.memorial, world.people.foreign)
      return named(world)
    },
    outcomes: successorAlone,
  },
  'members.refuse-succession': {
    command: refuseSuccession,
    input: async (world) => {
      await createRequest(world.memorial, world.people.foreign)
      return { id: world.memorial.slug }
    },
    outcomes: ownerAlone,
  },
  // Others get 403 whether or not the page exists.
  'members.start-takeover': {
    command: startTakeover,
    input: ({ memorial, people }) => ({
      id: memorial.slug,
      asker: people.foreign.username,
      reason: 'Ejeren døde i marts.',
      evidenceKind: 'probate',
      evidenceOn: '2026-03-03',
      evidenceFrom: 'Skifteretten i Aarhus',
    }),
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
  'members.decide-succession': {
    command: decideSuccession,
    input: async (world) => ({
      requestId: await createRequest(world.memorial, world.people.foreign, 20),
      decision: 'grant',
      answer: 'Vi har set dødsattesten.',
    }),
    outcomes: outcomes(403, { visitor: 401, administrator: 'ok' }),
  },
}
