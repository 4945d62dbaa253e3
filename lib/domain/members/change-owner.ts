import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { newOwnerText } from '@/lib/domain/members/copy'
import { MemberError } from '@/lib/domain/members/errors'
import { invitationMs } from '@/lib/domain/members/invitation-mails'
import { ownStoryRefusalDays, refusalDays } from '@/lib/domain/members/schema'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { formatDate } from '@/lib/shared/danish-time'

/**
 * Makes someone the owner of a locked page and the former owner an editor, and cancels what depended on that owner. Its
 * codes are unchanged.
 */
export async function changeOwner(context: RunContext, memorialId: string, userId: string): Promise<void> {
  const { tx } = context
  await stepDown(context, memorialId)
  await tx.memorialMember.upsert({
    where: { memorialId_userId: { memorialId, userId } },
    create: { memorialId, userId, role: 'owner' },
    update: { role: 'owner' },
  })
  await followNewOwner(tx, memorialId, userId)
}

/** Makes the owner of a locked page an editor first: a page may never have two owners. */
async function stepDown(context: RunContext, memorialId: string): Promise<void> {
  const { tx } = context
  const where = { memorialId, role: 'owner' as const }
  const owner = await tx.memorialMember.findFirst({ where, select: { userId: true } })
  await tx.memorialMember.updateMany({ where, data: { role: 'editor' } })
  if (owner) await tx.memorialFate.deleteMany({ where: { userId: owner.userId, memorialId } })
  await tx.memorial.update({ where: { id: memorialId }, data: { revision: { increment: 1 } } })
}

/**
 * Cleans up after a change of owner, in the same transaction: the successor, the former owner's open offers and waiting
 * requests.
 */
export async function followNewOwner(tx: Transaction, memorialId: string, ownerId: string): Promise<void> {
  const now = new Date()
  await tx.memorialSuccessor.deleteMany({ where: { memorialId, userId: ownerId } })
  await endOffers(tx, memorialId)
  await tx.successionRequest.updateMany({
    where: { memorialId, status: 'waiting' },
    data: { status: 'withdrawn', answer: newOwnerText, decidedAt: now },
  })
}

/** Ends the open offers to take this page over; their links then say that they have expired. */
export async function endOffers(tx: Transaction, memorialId: string): Promise<number> {
  const now = new Date()
  const { count } = await tx.accessToken.updateMany({
    where: { memorialId, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  })
  return count
}

type Request = { memorialId: string; userId: string | null; askerEmail: string | null; createdAt: Date }
type Asked = { createdAt: Date; evidenceKind: string | null; memorial: { isOwnStory: boolean } }

/** How many days the owner has to refuse. */
export function daysToRefuse({ evidenceKind, memorial: { isOwnStory } }: Omit<Asked, 'createdAt'>): number {
  return isOwnStory && evidenceKind === null ? ownStoryRefusalDays : refusalDays
}

/** Until when the owner may refuse; from then on the requester can have the page. */
export function refusableUntil(asked: Asked): Date {
  return new Date(asked.createdAt.getTime() + daysToRefuse(asked) * 86_400_000)
}

/**
 * Gives a locked page to the requester and makes the former owner an editor. A page that visitors can read becomes
 * memorialised and stays open: its owner left it so (docs/decisions/032). A requester without an account gets a link to
 * take the page by; until then the operator keeps it. Returns that link's token, or null. Throws SUCCESSION_EARLY.
 */
export async function giveToSuccessor(
  context: RunContext,
  request: Request & Asked,
  ownerId: string | null,
): Promise<string | null> {
  const { tx } = context
  const { memorialId, userId, askerEmail } = request
  const from = refusableUntil(request)
  if (ownerId && from > new Date()) throw new MemberError('SUCCESSION_EARLY', { date: formatDate(from) })
  await tx.memorial.updateMany({ where: { id: memorialId, state: 'published' }, data: { state: 'memorialised' } })
  if (userId) {
    await changeOwner(context, memorialId, userId)
    return null
  }
  if (!askerEmail) throw new DomainError('CONFLICT')
  await stepDown(context, memorialId)
  await endOffers(tx, memorialId)
  return createAccessToken(tx, { kind: 'memorial_handover', email: askerEmail, memorialId, validMs: invitationMs })
}
