import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { confirmPassword } from '@/lib/domain/accounts/authenticate'
import { byOwner } from '@/lib/domain/members/by-owner'
import { endOffers } from '@/lib/domain/members/change-owner'
import { handOverFormName, heirIsNoMember, isOwnAddress } from '@/lib/domain/members/copy'
import { askLimits, assertMayAsk, nameColumns } from '@/lib/domain/members/invitation-limits'
import { handoverMail, invitationMs } from '@/lib/domain/members/invitation-mails'
import { membersPath } from '@/lib/domain/members/paths'
import { offerOwnershipInput } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { fullName } from '@/lib/shared/names'

/**
 * Offers the page to a member, or to anyone by mail. Nothing changes until the recipient accepts by the link
 * (`privacy.accept-handover`); then the owner becomes an editor. A new offer replaces an open one.
 */
export const offerOwnership = defineCommand({
  name: 'members.offer-ownership',
  input: offerOwnershipInput,
  limits: askLimits,
  ...byOwner,
  prepare: ({ password }, { actor, address }) =>
    confirmPassword(actor.userId, { password, field: 'password' }, address),
  run: async (context, { heirId, heirEmail }, { id: memorialId }) => {
    const { tx } = context
    const giver = context.actor
    await lockMemorial(tx, memorialId)
    await assertMayAsk(tx, memorialId)
    const email = heirEmail ?? (await addressOfMember(tx, memorialId, heirId))
    if (emailKeyOf(email) === emailKeyOf(giver.email)) {
      throw new DomainError('INVALID_INPUT', {}, { heirEmail: isOwnAddress })
    }
    await assertMailboxQuota(tx, { to: email, template: 'memorial-handover' })
    await endOffers(tx, memorialId)
    const token = await createAccessToken(tx, {
      kind: 'memorial_handover',
      userId: giver.userId,
      email,
      memorialId,
      validMs: invitationMs,
    })
    const memorial = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: nameColumns })
    const mail = handoverMail({
      giverName: giver.fullName,
      memorialName: fullName(memorial),
      expiresAt: new Date(Date.now() + invitationMs),
      token,
      isLeaving: false,
    })
    await queueMail(context, { to: email, from: giver.userId, mail })
    context.about({ type: 'memorial', id: memorialId })
    return { ok: true }
  },
  form: {
    name: handOverFormName,
    done: (_, { id = '' }) => `${membersPath(id)}?gemt=offered`,
    back: ({ id = '' }) => membersPath(id),
    secret: ['password'],
  },
})

async function addressOfMember(tx: Transaction, memorialId: string, userId: string | null): Promise<string> {
  const member = userId
    ? await tx.memorialMember.findFirst({
        where: { memorialId, userId, user: { disabledAt: null } },
        select: { user: { select: { email: true } } },
      })
    : null
  if (!member) throw new DomainError('INVALID_INPUT', {}, { heirId: heirIsNoMember })
  return member.user.email
}
