import 'server-only'
import { nameColumns } from '@/lib/domain/members/hold-page'
import { notifyOf } from '@/lib/domain/members/notify-owner'
import { membersPath, successionPath } from '@/lib/domain/members/paths'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { wholeAddress } from '@/lib/domain/privacy/whole-address'
import type { RunContext } from '@/lib/server/command'
import { fullName } from '@/lib/shared/names'

type Decided = {
  memorialId: string
  /** Who asked. */
  userId: string
  decision: 'grant' | 'refuse'
  answer: string
  /** Who owned the page when it was decided; null when nobody did, or when it was the owner who decided. */
  ownerId: string | null
}

/** How a request ended: to the one who asked, and to the owner. */
export async function tellOfDecision(context: RunContext, decided: Decided): Promise<void> {
  const { tx } = context
  const { memorialId, userId, decision, answer, ownerId } = decided
  const memorial = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { slug: true, ...nameColumns },
  })
  const people = await tx.user.findMany({
    where: { id: { in: ownerId ? [userId, ownerId] : [userId] } },
    select: { id: true, fullName: true, email: true },
  })
  const asker = people.find(({ id }) => id === userId)
  const isGranted = decision === 'grant'
  await notifyOf(context, { memorialId, kind: 'succession_decided', detail: isGranted ? 'granted' : 'refused' }, [
    userId,
  ])
  for (const person of people) {
    const isOwner = person.id === ownerId
    const path = isGranted || isOwner ? membersPath(memorial.slug) : successionPath(memorial.slug)
    const props = {
      fullName: person.fullName,
      askerName: asker?.fullName ?? '',
      memorialName: fullName(memorial),
      isGranted,
      isOwner,
      answer,
      pageUrl: wholeAddress(path),
    }
    await queueMail(context, { to: person.email, mail: { template: 'succession-decided', props } })
  }
}
