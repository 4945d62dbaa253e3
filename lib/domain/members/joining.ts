import 'server-only'
import { spendToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { MemberError } from '@/lib/domain/members/errors'
import { assertCapacity, nameColumns } from '@/lib/domain/members/invitation-limits'
import { notifyOwner } from '@/lib/domain/members/notices'
import { type InvitedRole, isMoreThan } from '@/lib/domain/members/policy'
import type { JoinedView } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import type { RunContext } from '@/lib/server/command'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { hashToken } from '@/lib/server/tokens'
import { fullName } from '@/lib/shared/names'

/**
 * What a link offers: to join a page, or to be its successor. `email`: the address it was mailed to; null when it was
 * passed on by the family.
 */
type Joining = { tokenId: string; memorialId: string } & (
  | { as: 'member'; invitationId: string; role: InvitedRole; email: string | null }
  | { as: 'successor'; email: string }
)

const columns = {
  id: true,
  kind: true,
  memorialId: true,
  email: true,
  usedAt: true,
  expiresAt: true,
  invitation: { select: { id: true, role: true, usesLeft: true, revokedAt: true, email: true } },
} as const

/** The link's row whether or not it can still be used; null for an unknown token. */
export function findJoiningRow(token: string, database: Database = db) {
  return database.accessToken.findFirst({
    // With a user id it is the owner's link to refuse a request.
    where: { tokenHash: hashToken(token), kind: { in: ['memorial_invitation', 'memorial_successor'] }, userId: null },
    select: columns,
  })
}

/** The offer behind a link. Throws TOKEN_UNKNOWN, INVITATION_REVOKED, TOKEN_USED or TOKEN_EXPIRED. */
export async function getJoining(token: string, database: Database = db): Promise<Joining> {
  const row = await findJoiningRow(token, database)
  if (!row?.memorialId) throw new AccountError('TOKEN_UNKNOWN')
  const { id: tokenId, memorialId, invitation, email } = row
  if (invitation?.revokedAt) throw new MemberError('INVITATION_REVOKED')
  if (row.usedAt || invitation?.usesLeft === 0) throw new AccountError('TOKEN_USED')
  if (row.expiresAt <= new Date()) throw new AccountError('TOKEN_EXPIRED')
  if (invitation && invitation.role !== 'owner') {
    return {
      as: 'member',
      tokenId,
      memorialId,
      invitationId: invitation.id,
      role: invitation.role,
      email: invitation.email,
    }
  }
  if (row.kind !== 'memorial_successor' || !email) throw new AccountError('TOKEN_UNKNOWN')
  // Another successor was named since.
  const named = await database.memorialSuccessor.findUnique({ where: { memorialId }, select: { email: true } })
  if (named?.email !== email) throw new MemberError('INVITATION_REVOKED')
  return { as: 'successor', tokenId, memorialId, email }
}

type Person = { id: string; fullName: string }
type MemberJoining = Extract<Joining, { as: 'member' }>

/**
 * Accepts the link's offer for this person and notifies the owner. A member with the same or a higher role keeps it and
 * does not use the link. Throws TOKEN_USED when others were faster, TOO_MANY_MEMBERS, FORBIDDEN for the owner as the
 * page's own successor, TOKEN_UNKNOWN when the page is gone.
 */
export async function join(context: RunContext, joining: Joining, person: Person): Promise<JoinedView> {
  const { tx } = context
  const { memorialId } = joining
  await lockMemorial(tx, memorialId)
  const memorial = await tx.memorial.findUnique({ where: { id: memorialId }, select: { slug: true, ...nameColumns } })
  if (!memorial) throw new AccountError('TOKEN_UNKNOWN')
  const held = await tx.memorialMember.findUnique({
    where: { memorialId_userId: { memorialId, userId: person.id } },
    select: { role: true },
  })
  const view = { memorialId, slug: memorial.slug, name: fullName(memorial) }
  if (joining.as === 'successor') {
    if (held?.role === 'owner') throw new DomainError('FORBIDDEN')
    await becomeSuccessor(context, joining, person)
    return { ...view, as: 'successor' }
  }
  if (held && !isMoreThan(joining.role, held.role)) return { ...view, as: held.role }
  if (!held) await assertCapacity(tx, memorialId)
  await spendInvitation(context, joining)
  await tx.memorialMember.upsert({
    where: { memorialId_userId: { memorialId, userId: person.id } },
    create: { memorialId, userId: person.id, role: joining.role },
    update: { role: joining.role },
  })
  await notifyOwner(context, { memorialId, kind: 'member_joined', detail: person.fullName })
  return { ...view, as: joining.role }
}

/** Counts one more use; the last one ends the link. */
async function spendInvitation({ tx }: RunContext, { invitationId, tokenId }: MemberJoining): Promise<void> {
  const { count } = await tx.memorialInvitation.updateMany({
    where: { id: invitationId, usesLeft: { gt: 0 }, revokedAt: null, expiresAt: { gt: new Date() } },
    data: { usesLeft: { decrement: 1 } },
  })
  if (count === 0) throw new AccountError('TOKEN_USED')
  const left = await tx.memorialInvitation.findUniqueOrThrow({
    where: { id: invitationId },
    select: { usesLeft: true },
  })
  if (left.usesLeft === 0) await spendToken(tx, tokenId)
}

async function becomeSuccessor(
  context: RunContext,
  { tokenId, memorialId, email }: Extract<Joining, { as: 'successor' }>,
  person: Person,
): Promise<void> {
  const { tx } = context
  await spendToken(tx, tokenId)
  const { count } = await tx.memorialSuccessor.updateMany({
    where: { memorialId, email, userId: null },
    data: { userId: person.id, acceptedAt: new Date() },
  })
  if (count === 0) throw new AccountError('TOKEN_USED')
  await notifyOwner(context, { memorialId, kind: 'successor_named', detail: person.fullName })
}
