import 'server-only'
import { MemberError } from '@/lib/domain/members/errors'
import { invitationsADay, mostMembers } from '@/lib/domain/members/schema'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

const dayMs = 86_400_000

/**
 * Throws TOO_MANY_REQUESTS when the page has asked enough people today: twenty mails and links of all kinds. Counted in
 * the held page's rows and not before it was authorised, so that no stranger can spend a family's invitations.
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

/** Throws TOO_MANY_MEMBERS when nobody more fits on the held page. */
export async function assertRoom(tx: Transaction, memorialId: string): Promise<void> {
  const members = await tx.memorialMember.count({ where: { memorialId } })
  if (members >= mostMembers) throw new MemberError('TOO_MANY_MEMBERS', { limit: mostMembers })
}

/** The page's name as mails and messages call it. */
export const nameColumns = { firstName: true, middleName: true, lastName: true } as const
