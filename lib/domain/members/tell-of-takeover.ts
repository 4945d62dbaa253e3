import 'server-only'
import { nameColumns } from '@/lib/domain/members/hold-page'
import { notifyOf } from '@/lib/domain/members/notify-owner'
import { membersPath, refusalPath } from '@/lib/domain/members/paths'
import { refusalDays } from '@/lib/domain/members/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

type Begun = {
  memorialId: string
  asker: { fullName: string; email: string }
  reason: string
  /** Null for a page that nobody owns. */
  owner: { id: string; fullName: string; email: string; refusalToken: string } | null
}

/** That a takeover on written evidence has begun: to the owner, with a way to say no, and to the one who asked. */
export async function tellOfTakeover(context: RunContext, { memorialId, asker, reason, owner }: Begun): Promise<void> {
  const memorial = await context.tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { slug: true, ...nameColumns },
  })
  const memorialName = fullName(memorial)
  const until = formatWeekdayAndDate(new Date(Date.now() + refusalDays * 86_400_000))
  const started = { askerName: asker.fullName, memorialName, until: owner ? until : null }
  await queueMail(context, { to: asker.email, mail: { template: 'takeover-started', props: started } })
  if (!owner) return
  await notifyOf(context, { memorialId, kind: 'succession_requested', detail: asker.fullName }, [owner.id])
  const props = {
    ...{ memorialName, askerName: asker.fullName, reason, until, isNamed: false },
    ownerName: owner.fullName,
    refuseUrl: wholeAddress(refusalPath(owner.refusalToken)),
    membersUrl: wholeAddress(membersPath(memorial.slug)),
  }
  await queueMail(context, { to: owner.email, mail: { template: 'succession-requested', props } })
}
