import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { agreementInForce } from '@/lib/domain/resellers/agreement-schema'
import { acceptColleagueInvitation } from '@/lib/domain/resellers/commands/accept-colleague-invitation'
import { acceptOrder } from '@/lib/domain/resellers/commands/accept-order'
import { acceptTerms } from '@/lib/domain/resellers/commands/accept-terms'
import { addNote } from '@/lib/domain/resellers/commands/add-note'
import { apply } from '@/lib/domain/resellers/commands/apply'
import { approveApplication } from '@/lib/domain/resellers/commands/approve-application'
import { cancelOrder } from '@/lib/domain/resellers/commands/cancel-order'
import { changeColleagueRole } from '@/lib/domain/resellers/commands/change-colleague-role'
import { inviteColleague } from '@/lib/domain/resellers/commands/invite-colleague'
import { inviteOwner } from '@/lib/domain/resellers/commands/invite-owner'
import { registerColleague } from '@/lib/domain/resellers/commands/register-colleague'
import { rejectApplication } from '@/lib/domain/resellers/commands/reject-application'
import { removeColleague } from '@/lib/domain/resellers/commands/remove-colleague'
import { resumeReseller } from '@/lib/domain/resellers/commands/resume-reseller'
import { revokeColleagueInvitation } from '@/lib/domain/resellers/commands/revoke-colleague-invitation'
import { updateOwnProfile } from '@/lib/domain/resellers/commands/update-own-profile'
import { updateReseller } from '@/lib/domain/resellers/commands/update-reseller'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createAccount } from '@/tests/factories/accounts'
import {
  addColleague,
  createApplication,
  createOrder,
  createResellerLink,
  someCompany,
} from '@/tests/factories/reseller-companies'
import { createReseller } from '@/tests/factories/resellers'

let count = 0
const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
/** About the caller's own company: 404 for callers without one. */
const anyReseller = outcomes(404, { visitor: 401, reseller: 'ok', other_reseller: 'ok' })
/** About one company: 404 for the other. */
const thatReseller = outcomes(404, { visitor: 401, reseller: 'ok' })
/** A reseller company of a new account. */
const aDealer = async () => createReseller(await createAccount())
const theirs = ({ reseller }: World) => ({ id: reseller.id })
const withReason = { reason: 'Det er aftalt.' }

export const resellersRows: Record<string, AccessRow> = {
  'resellers.apply': {
    command: apply,
    input: () => ({ ...someCompany(), terms: true, termsVersion: legalDocuments['reseller-terms'].version }),
    outcomes: outcomes('ok', { reseller: 403, other_reseller: 403, production: 403, administrator: 403 }),
  },
  'resellers.approve-application': {
    command: approveApplication,
    input: async () => ({ id: (await createApplication()).id }),
    outcomes: administratorsOnly,
  },
  'resellers.reject-application': {
    command: rejectApplication,
    input: async () => ({ id: (await createApplication()).id, ...withReason }),
    outcomes: administratorsOnly,
  },
  'resellers.update-reseller': {
    command: updateReseller,
    input: (world) => ({ ...someCompany(), ...theirs(world) }),
    outcomes: administratorsOnly,
  },
  'resellers.resume-reseller': {
    command: resumeReseller,
    input: async () => {
      const { id } = await createReseller(await createAccount(), { status: 'suspended' })
      return { id, ...withReason }
    },
    outcomes: administratorsOnly,
  },
  'resellers.add-note': {
    command: addNote,
    input: (world) => ({ ...theirs(world), text: 'Betaler altid til tiden.' }),
    outcomes: administratorsOnly,
  },
  'resellers.invite-owner': {
    command: inviteOwner,
    input: (world) => ({ ...theirs(world), email: `ansvarlig${++count}@eksempel.dk` }),
    outcomes: administratorsOnly,
  },
  'resellers.accept-order': {
    command: acceptOrder,
    input: async ({ reseller }) => ({ id: (await createOrder(reseller, { count: 1 })).id }),
    outcomes: outcomes(404, { visitor: 401, reseller: 403, production: 403, administrator: 'ok' }),
  },
  'resellers.cancel-order': {
    command: cancelOrder,
    input: async ({ reseller }) => ({ id: (await createOrder(reseller)).id, ...withReason }),
    outcomes: outcomes(404, { visitor: 401, reseller: 'ok', production: 403, administrator: 'ok' }),
  },
  'resellers.update-own-profile': {
    command: updateOwnProfile,
    input: () => {
      const { companyName: _, cvr: __, ...contact } = someCompany()
      return contact
    },
    outcomes: anyReseller,
  },
  'resellers.accept-terms': { command: acceptTerms, input: () => agreementInForce, outcomes: anyReseller },
  'resellers.invite-colleague': {
    command: inviteColleague,
    input: () => ({ email: `kollega${++count}@eksempel.dk` }),
    outcomes: anyReseller,
  },
  'resellers.revoke-colleague-invitation': {
    command: revokeColleagueInvitation,
    input: async ({ reseller }) => {
      await createResellerLink(reseller)
      const { id } = await db.accessToken.findFirstOrThrow({ where: { resellerId: reseller.id } })
      return { invitationId: id }
    },
    outcomes: thatReseller,
  },
  'resellers.remove-colleague': {
    command: removeColleague,
    input: async ({ reseller }) => ({ userId: (await addColleague(reseller)).id }),
    outcomes: thatReseller,
  },
  'resellers.change-colleague-role': {
    command: changeColleagueRole,
    input: async ({ reseller }) => ({ userId: (await addColleague(reseller)).id, role: 'owner' }),
    outcomes: thatReseller,
  },
  // Authorised by the secret in the link; staff act for no company.
  'resellers.accept-colleague-invitation': {
    command: acceptColleagueInvitation,
    ownInput: async ({ self, reseller, otherReseller, people }) => {
      const own = self?.id === people.other_reseller.id ? otherReseller : reseller
      const isDealer = self?.id === people.reseller.id || self?.id === people.other_reseller.id
      return { token: await createResellerLink(isDealer ? own : await aDealer()) }
    },
    outcomes: outcomes('ok', { visitor: 401, production: 403, administrator: 403 }),
  },
  'resellers.register-colleague': {
    command: registerColleague,
    input: async () => {
      const username = `kollega-adgang${++count}`
      const person = { username, fullName: 'Bo Lyng', email: `${username}@eksempel.dk`, password: 'lyng og hav' }
      return { ...person, token: await createResellerLink(await aDealer()) }
    },
    outcomes: outcomes('ok'),
  },
}
