import 'server-only'
import { z } from 'zod'
import type { ColleaguesView, JoinView } from '@/lib/domain/resellers/colleague-schema'
import { findJoiningRow, listOpenInvitations } from '@/lib/domain/resellers/invitations'
import { ofOwnReseller } from '@/lib/domain/resellers/resellers'
import { anyone } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { type Actor, type ResellerMembership, userIdOf } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'

/** The accounts that act for the caller's reseller, and for its owners the open invitations. */
export const listColleagues = defineRead({
  ...ofOwnReseller,
  name: 'resellers.list-colleagues',
  input: z.object({}),
  run: ({ userId }, _, membership) => readColleagues(userId, membership),
})

async function readColleagues(selfId: string, own: ResellerMembership): Promise<ColleaguesView> {
  const isOwner = own.role === 'owner'
  const [reseller, invitations] = await Promise.all([
    db.reseller.findUniqueOrThrow({ where: { id: own.id }, select: columns }),
    isOwner ? listOpenInvitations(own.id, { kinds: ['reseller_invitation'] }) : [],
  ])
  return {
    companyName: reseller.companyName,
    isOwner,
    members: reseller.members.map(({ userId, role, createdAt, user }) => ({
      userId,
      role,
      ...user,
      since: formatDate(createdAt),
      isSelf: userId === selfId,
    })),
    invitations,
  }
}

const columns = {
  companyName: true,
  members: {
    orderBy: [{ role: 'asc' as const }, { createdAt: 'asc' as const }],
    select: { userId: true, role: true, createdAt: true, user: { select: { fullName: true, email: true } } },
  },
} satisfies Prisma.ResellerSelect

/**
 * What the page behind an invitation link shows to this actor. The secret in the address is enough to read the
 * company's name, which the mail already contained.
 */
export const findResellerJoin = defineRead({
  name: 'resellers.find-reseller-join',
  session: 'optional',
  input: z.object({ token: boundedText(100) }),
  // The secret in the link is the key.
  authorize: anyone,
  run: (actor, { token }) => readJoin(actor, token),
})

async function readJoin(actor: Actor, token: string): Promise<JoinView> {
  const row = await findJoiningRow(token)
  if (!row) return { kind: 'unknown' }
  const { reseller, role, usedAt, expiresAt, email } = row
  const userId = userIdOf(actor)
  const held = userId
    ? await db.resellerMember.findFirst({ where: { userId, resellerId: reseller.id }, select: { role: true } })
    : null
  const { companyName } = reseller
  if (held && (held.role === 'owner' || role === 'colleague')) return { kind: 'joined', companyName, role: held.role }
  if (usedAt) return { kind: 'used' }
  if (expiresAt <= new Date()) return { kind: 'expired' }
  if (reseller.status === 'suspended') return { kind: 'suspended' }
  return { kind: 'open', companyName, role, email: email ?? '', expires: formatDate(expiresAt) }
}
