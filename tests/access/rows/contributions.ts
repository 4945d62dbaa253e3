import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { approveContribution } from '@/lib/domain/contributions/commands/approve-contribution'
import { decideByLink } from '@/lib/domain/contributions/commands/decide-by-link'
import { decideContributions } from '@/lib/domain/contributions/commands/decide-contributions'
import { leaveGreeting } from '@/lib/domain/contributions/commands/leave-greeting'
import { lightCandle } from '@/lib/domain/contributions/commands/light-candle'
import { orderFilm } from '@/lib/domain/contributions/commands/order-film'
import { rejectContribution } from '@/lib/domain/contributions/commands/reject-contribution'
import { reopenContribution } from '@/lib/domain/contributions/commands/reopen-contribution'
import { shareTribute } from '@/lib/domain/contributions/commands/share-tribute'
import { undoByLink } from '@/lib/domain/contributions/commands/undo-by-link'
import { withdrawContribution } from '@/lib/domain/contributions/commands/withdraw-contribution'
import { db } from '@/lib/server/db'
import { type AccessRow, outcomes } from '@/tests/access/row'
import type { World } from '@/tests/access/world'
import { createContribution, solvedProof } from '@/tests/factories/contributions'

/** Who may post on a members-only page: its members and administrators. Others get 404. */
const readers = outcomes('ok', { visitor: 404, foreign: 404, production: 404 })
/** Moderators: owner, editors, first readers. */
const moderators = outcomes(404, {
  visitor: 401,
  viewer: 404,
  first_reader: 'ok',
  editor: 'ok',
  owner: 'ok',
  administrator: 404,
})

const waiting = async ({ memorial }: World) => ({ id: (await createContribution({ memorial })).id })

export const contributionRows: Record<string, AccessRow> = {
  'contributions.light-candle': {
    command: lightCandle,
    input: async ({ memorial }) => ({ id: memorial.slug, name: 'Bodil', altcha: await solvedProof() }),
    outcomes: readers,
  },
  'contributions.leave-greeting': {
    command: leaveGreeting,
    input: async ({ memorial }) => ({
      id: memorial.slug,
      name: 'Bodil',
      message: 'Tak for alt.',
      altcha: await solvedProof(),
    }),
    outcomes: readers,
  },
  'contributions.share-tribute': {
    command: shareTribute,
    input: async ({ memorial }) => ({
      id: memorial.slug,
      name: 'Bodil',
      title: 'Sommeren',
      text: 'Vi sejlede.',
      altcha: await solvedProof(),
    }),
    outcomes: readers,
  },
  'contributions.approve-contribution': { command: approveContribution, input: waiting, outcomes: moderators },
  'contributions.order-film': { command: orderFilm, input: waiting, outcomes: moderators },
  'contributions.reject-contribution': { command: rejectContribution, input: waiting, outcomes: moderators },
  'contributions.reopen-contribution': {
    command: reopenContribution,
    input: async ({ memorial }) => ({ id: (await createContribution({ memorial, status: 'rejected' })).id }),
    outcomes: moderators,
  },
  'contributions.decide-contributions': {
    command: decideContributions,
    input: async (world) => ({
      id: world.memorial.slug,
      ids: [(await waiting(world)).id],
      decision: 'approve',
      seen: 'pending',
    }),
    outcomes: { ...moderators, viewer: 403, administrator: 403 },
  },
  'contributions.decide-by-link': {
    command: decideByLink,
    input: async (world) => {
      const { id: contributionId } = await waiting(world)
      const userId = world.people.owner.id
      const link = { kind: 'contribution_approve' as const, userId, contributionId, validMs: 3600_000 }
      return { token: await createAccessToken(db, link) }
    },
    // Authorised by the link from the mail.
    outcomes: outcomes('ok'),
  },
  'contributions.undo-by-link': {
    command: undoByLink,
    input: async ({ memorial, people }) => {
      const decided = { status: 'approved' as const, decidedAt: new Date(), decidedById: people.owner.id }
      const { id: contributionId } = await createContribution({ memorial, ...decided })
      const about = { userId: people.owner.id, contributionId, validMs: 3600_000 }
      const token = await createAccessToken(db, { kind: 'contribution_approve', ...about })
      await db.accessToken.updateMany({ where: { contributionId }, data: { usedAt: new Date() } })
      return { token }
    },
    outcomes: outcomes('ok'),
  },
  'contributions.withdraw-contribution': {
    command: withdrawContribution,
    // The author's own post, written while signed in on another device.
    input: async ({ memorial, people }) => ({
      id: (await createContribution({ memorial, userId: people.viewer.id })).id,
    }),
    outcomes: outcomes(404, { viewer: 'ok', first_reader: 403, editor: 403, owner: 403 }),
  },
}
