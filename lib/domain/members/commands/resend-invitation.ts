import 'server-only'
import { byOwner, memberForm } from '@/lib/domain/members/by-owner'
import { askLimits, assertMayAsk } from '@/lib/domain/members/invitation-limits'
import { invitationMs, sendInvitation } from '@/lib/domain/members/invitation-mails'
import { invitationInput } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Mails an invitation again, with a new link and thirty days. Links without an address are not mailed. */
export const resendInvitation = defineCommand({
  name: 'members.resend-invitation',
  input: invitationInput,
  limits: askLimits,
  ...byOwner,
  run: async (context, { invitationId }, { id: memorialId }) => {
    const { tx } = context
    await lockMemorial(tx, memorialId)
    await assertMayAsk(tx, memorialId)
    const invitation = await tx.memorialInvitation.findFirst({
      where: { id: invitationId, memorialId, revokedAt: null, usesLeft: { gt: 0 }, email: { not: null } },
      select: { role: true, email: true },
    })
    if (!invitation?.email || invitation.role === 'owner') throw new DomainError('NOT_FOUND')
    await assertMailboxQuota(tx, { to: invitation.email, template: 'member-invitation' })
    await tx.memorialInvitation.update({
      where: { id: invitationId },
      data: { expiresAt: new Date(Date.now() + invitationMs) },
    })
    const { role, email } = invitation
    const { fullName: inviterName, userId: inviterId } = context.actor
    await sendInvitation(context, { id: invitationId, memorialId, role, email, inviterName, inviterId })
    context.about({ type: 'memorial', id: memorialId, detail: { invitation: invitationId } })
    return { ok: true }
  },
  form: memberForm('resent'),
})
