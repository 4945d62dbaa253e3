import 'server-only'
import type { InvitedRole } from '@/lib/domain/members/schema'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { hashToken } from '@/lib/server/tokens'

/**
 * What a link asks of whoever opens it: to take part, or to be the successor. `email`: where it was mailed; null when it
 * was passed on by hand.
 */
export type Joining = { tokenId: string; memorialId: string } & (
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

/** The link's row whether or not it can still be used; null when it is none of ours. */
export function findJoiningRow(token: string, database: Database = db) {
  return database.accessToken.findFirst({
    // With an account it is the owner's link to refuse a request.
    where: { tokenHash: hashToken(token), kind: { in: ['memorial_invitation', 'memorial_successor'] }, userId: null },
    select: columns,
  })
}

/** What a link stands for. Throws TOKEN_UNKNOWN, INVITATION_REVOKED, TOKEN_USED or TOKEN_EXPIRED. */
export async function getJoining(token: string, database: Database = db): Promise<Joining> {
  const row = await findJoiningRow(token, database)
  if (!row?.memorialId) throw new DomainError('TOKEN_UNKNOWN')
  const { id: tokenId, memorialId, invitation, email } = row
  if (invitation?.revokedAt) throw new DomainError('INVITATION_REVOKED')
  if (row.usedAt || invitation?.usesLeft === 0) throw new DomainError('TOKEN_USED')
  if (row.expiresAt <= new Date()) throw new DomainError('TOKEN_EXPIRED')
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
  if (row.kind !== 'memorial_successor' || !email) throw new DomainError('TOKEN_UNKNOWN')
  // Another was named since: this link is nobody's any more.
  const named = await database.memorialSuccessor.findUnique({ where: { memorialId }, select: { email: true } })
  if (named?.email !== email) throw new DomainError('INVITATION_REVOKED')
  return { as: 'successor', tokenId, memorialId, email }
}
