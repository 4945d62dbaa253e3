import 'server-only'
import { MemberError } from '@/lib/domain/members/errors'
import { invitationsADay, mostMembers } from '@/lib/domain/members/schema'
import type { Limit } from '@/lib/server/abuse/rate-limit'
import type { Caller } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { SignedInActor } from '@/lib/shared/actor'
import { dayMs } from '@/lib/shared/durations'

/** Three full pages a day: stops an account that creates pages to mail people it does not know. */
export const askLimits = (_: unknown, { actor }: Caller<SignedInActor>): Limit[] => [
  { name: 'members.ask', key: actor.userId, points: 60, seconds: 86_400 },
]

/**
 * Throws TOO_MANY_REQUESTS when the page has sent twenty mails and links today. Counted in the locked page's rows after
 * authorisation, so an outsider cannot use up a family's invitations.
 */
export async function assertMayAsk(tx: Transaction, memorialId: string): Promise<void> {
  const asked = await tx.accessToken.count({
    where: {
      memorialId,
      kind: { in: ['memorial_invitation', 'memorial_successor', 'memorial_handover'] },
      createdAt: { gt: new Date(Date.now() - dayMs) },
    },
  })
  if (asked >= invitationsADay) throw new DomainError('TOO_MANY_REQUESTS', { wait: 'til i morgen' })
}

/** Throws TOO_MANY_MEMBERS when the locked page is full. */
export async function assertCapacity(tx: Transaction, memorialId: string): Promise<void> {
  const members = await tx.memorialMember.count({ where: { memorialId } })
  if (members >= mostMembers) throw new MemberError('TOO_MANY_MEMBERS', { limit: mostMembers })
}

/** The columns of the page's name in mails and notifications. */
export const nameColumns = { firstName: true, middleName: true, lastName: true } as const
