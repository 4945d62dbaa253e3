import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { type Database, db, type Transaction } from '@/lib/server/db'
import type { Person, PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

export const memberPersonalData = {
  signedBy: { SuccessionRequest: ['startedById', 'decidedById'] },
  forget: forgetMember,
  about: aboutMembers,
  tidy: async (now) => {
    await db.memorialInvitation.deleteMany({ where: { expiresAt: timeIsOver('accessLink', now) } })
    await db.successionRequest.deleteMany({ where: { decidedAt: timeIsOver('closedCase', now) } })
  },
} satisfies PersonalData

const name = { slug: true, firstName: true, middleName: true, lastName: true } as const

/** Whom the account invited or named, whose successor it is, and what it requested as one. */
async function aboutMembers(database: Database, { userId }: SignedIn) {
  const { email } = await database.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const invitations = await database.memorialInvitation.findMany({
    where: { createdById: userId },
    orderBy: { createdAt: 'asc' },
    select: { role: true, email: true, createdAt: true, expiresAt: true, revokedAt: true, memorial: { select: name } },
  })
  const named = await database.memorialSuccessor.findMany({
    where: { memorial: { members: { some: { userId, role: 'owner' } } } },
    select: { name: true, email: true, createdAt: true, acceptedAt: true, memorial: { select: name } },
  })
  const following = await database.memorialSuccessor.findMany({
    where: { userId },
    select: { name: true, email: true, createdAt: true, acceptedAt: true, memorial: { select: name } },
  })
  const requests = await database.successionRequest.findMany({
    where: { OR: [{ userId }, { userId: null, askerEmail: { equals: email, mode: 'insensitive' } }] },
    orderBy: { createdAt: 'asc' },
    // The operator's note on the evidence may be about the owner, so the requester does not get it.
    select: {
      status: true,
      reason: true,
      answer: true,
      createdAt: true,
      decidedAt: true,
      evidenceKind: true,
      evidenceOn: true,
      evidenceFrom: true,
      memorial: { select: name },
    },
  })
  return {
    invitationsSent: invitations.map(withName),
    successorsNamed: named.map(withName),
    successorOf: following.map(withName),
    successionRequests: requests.map(withName),
  }
}

type Row = {
  memorial: { slug: string; firstName: string; middleName: string | null; lastName: string | null }
}

function withName<R extends Row>({ memorial, ...row }: R) {
  return { ...row, memorial: fullName(memorial), slug: memorial.slug }
}

/** Deletes what still names a deleted account: invitations to its address, and its place as successor or requester. */
async function forgetMember(tx: Transaction, { id, email }: Person): Promise<void> {
  const address = { equals: email, mode: 'insensitive' as const }
  await tx.memorialInvitation.deleteMany({ where: { email: address } })
  await tx.memorialSuccessor.deleteMany({ where: { OR: [{ userId: id }, { email: address }] } })
  await tx.accessToken.deleteMany({ where: { kind: 'memorial_successor', OR: [{ email: address }, { userId: id }] } })
  await tx.successionRequest.deleteMany({ where: { userId: null, askerEmail: address } })
  // Offers to take a page over stay valid.
  await tx.accessToken.updateMany({
    where: { userId: id, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: new Date() } },
    data: { userId: null },
  })
}
