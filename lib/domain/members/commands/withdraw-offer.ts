import 'server-only'
import { byOwner, memberForm } from '@/lib/domain/members/by-owner'
import { endOffers } from '@/lib/domain/members/change-owner'
import { nameColumns } from '@/lib/domain/members/invitation-limits'
import { pageInput } from '@/lib/domain/members/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { defineCommand } from '@/lib/server/command'
import { fullName } from '@/lib/shared/names'

/** Withdraws an offer that was not accepted yet, and notifies its recipient. */
export const withdrawOffer = defineCommand({
  name: 'members.withdraw-offer',
  input: pageInput,
  ...byOwner,
  run: async (context, _, { id: memorialId }) => {
    const { tx, about } = context
    const open = await tx.accessToken.findMany({
      where: { memorialId, kind: 'memorial_handover', usedAt: null, expiresAt: { gt: new Date() } },
      select: { email: true },
    })
    await endOffers(tx, memorialId)
    const giver = context.actor
    const memorial = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: nameColumns })
    const names = { giver: giver.fullName, memorial: fullName(memorial) }
    const mail = { template: 'handover-withdrawn' as const, props: { names, wasLeaving: false } }
    for (const { email } of open) if (email) await queueMail(context, { to: email, from: giver.userId, mail })
    about({ type: 'memorial', id: memorialId })
    return { ok: true }
  },
  form: memberForm('withdrawn'),
})
