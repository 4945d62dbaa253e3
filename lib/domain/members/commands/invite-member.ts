import 'server-only'
import { byOwner } from '@/lib/domain/members/by-owner'
import { inviteFormName } from '@/lib/domain/members/copy'
import { MemberError } from '@/lib/domain/members/errors'
import { askLimits, assertCapacity, assertMayAsk } from '@/lib/domain/members/invitation-limits'
import { invitationMs, sendInvitation } from '@/lib/domain/members/invitation-mails'
import { membersPath } from '@/lib/domain/members/paths'
import { type InvitedView, inviteMemberInput, viewersByLink } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'

/** Invites someone, by mail or by a link that the family passes on. The link's URL is returned only here. */
export const inviteMember = defineCommand({
  name: 'members.invite-member',
  input: inviteMemberInput,
  limits: askLimits,
  ...byOwner,
  run: async (context, { role, email }, { id: memorialId }): Promise<InvitedView> => {
    const { tx } = context
    const { userId, fullName: inviterName } = context.actor
    await lockMemorial(tx, memorialId)
    await assertMayAsk(tx, memorialId)
    await assertCapacity(tx, memorialId)
    if (email) {
      await assertMailboxQuota(tx, { to: email, template: 'member-invitation' })
      await prepareAddress(tx, memorialId, email)
    }
    const { id } = await tx.memorialInvitation.create({
      data: {
        memorialId,
        role,
        email,
        usesLeft: !email && role === 'viewer' ? viewersByLink : 1,
        createdById: userId,
        expiresAt: new Date(Date.now() + invitationMs),
      },
      select: { id: true },
    })
    const link = await sendInvitation(context, { id, memorialId, role, email, inviterName, inviterId: userId })
    context.about({ type: 'memorial', id: memorialId, detail: { role, by: email ? 'mail' : 'link' } })
    return { invitationId: id, link: email ? null : link }
  },
  status: 201,
  form: {
    name: inviteFormName,
    // Only the owner's own browser gets this address, and only once.
    done: ({ link }, { id = '' }) =>
      link
        ? `${membersPath(id)}?gemt=link&link=${encodeURIComponent(link.slice(link.lastIndexOf('/') + 1))}`
        : `${membersPath(id)}?gemt=invited`,
    back: ({ id = '' }) => membersPath(id),
  },
})

/** Refuses existing members and revokes an older invitation. Throws ALREADY_MEMBER at the field. */
async function prepareAddress(tx: Transaction, memorialId: string, email: string): Promise<void> {
  const member = await tx.memorialMember.count({ where: { memorialId, user: { emailKey: emailKeyOf(email) } } })
  if (member > 0) throw new MemberError('ALREADY_MEMBER').at('email')
  await tx.memorialInvitation.updateMany({
    where: { memorialId, email: { equals: email, mode: 'insensitive' }, revokedAt: null, usesLeft: { gt: 0 } },
    data: { revokedAt: new Date() },
  })
}
