import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { byOwner, memberForm } from '@/lib/domain/members/by-owner'
import { isOwnAddress, successorFormName } from '@/lib/domain/members/copy'
import { askLimits, assertMayAsk, nameColumns } from '@/lib/domain/members/invitation-limits'
import { invitationMs } from '@/lib/domain/members/invitation-mails'
import { invitationPath } from '@/lib/domain/members/paths'
import { refuseWaiting } from '@/lib/domain/members/refusal'
import { nameSuccessorInput, ownStoryRefusalDays } from '@/lib/domain/members/schema'
import { lockMemorial } from '@/lib/domain/memorials/page-changes'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { assertMailboxQuota } from '@/lib/server/abuse/mailbox-quota'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { fullName } from '@/lib/shared/names'

/**
 * Names the page's successor in place of any earlier one and mails an invitation. A successor who has accepted under
 * this address is kept and not mailed again.
 */
export const nameSuccessor = defineCommand({
  name: 'members.name-successor',
  input: nameSuccessorInput,
  limits: askLimits,
  ...byOwner,
  run: async (context, { name, email }, { id: memorialId }) => {
    const { tx } = context
    const owner = context.actor
    if (emailKeyOf(email) === emailKeyOf(owner.email)) {
      throw new DomainError('INVALID_INPUT', {}, { email: isOwnAddress })
    }
    await lockMemorial(tx, memorialId)
    context.about({ type: 'memorial', id: memorialId })
    const before = await tx.memorialSuccessor.findUnique({ where: { memorialId } })
    if (before?.acceptedAt && emailKeyOf(before.email) === emailKeyOf(email)) {
      await tx.memorialSuccessor.update({ where: { memorialId }, data: { name } })
      return { ok: true }
    }
    await assertMayAsk(tx, memorialId)
    await assertMailboxQuota(tx, { to: email, template: 'successor-named' })
    await refuseWaiting(context, memorialId, owner.userId)
    const named = { name, email, userId: null, acceptedAt: null, createdAt: new Date() }
    await tx.memorialSuccessor.upsert({ where: { memorialId }, create: { memorialId, ...named }, update: named })
    const token = await createAccessToken(tx, {
      kind: 'memorial_successor',
      memorialId,
      email,
      validMs: invitationMs,
    })
    const memorial = await tx.memorial.findUniqueOrThrow({
      where: { id: memorialId },
      select: { isOwnStory: true, ...nameColumns },
    })
    const props = {
      names: { successor: name, owner: owner.fullName, memorial: fullName(memorial) },
      expiresOn: formatWeekdayAndDate(new Date(Date.now() + invitationMs)),
      answerUrl: wholeAddress(invitationPath(token)),
      daysToRefuse: memorial.isOwnStory ? ownStoryRefusalDays : null,
    }
    await queueMail(context, { to: email, from: owner.userId, mail: { template: 'successor-named', props } })
    return { ok: true }
  },
  form: memberForm('successor', successorFormName),
})
