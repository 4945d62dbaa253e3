import 'server-only'
import { nameColumns } from '@/lib/domain/members/hold-page'
import { notifyOf } from '@/lib/domain/members/notify-owner'
import { decisionsPath, membersPath, refusalPath } from '@/lib/domain/members/paths'
import { refusalDays } from '@/lib/domain/members/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'

type Asked = {
  memorialId: string
  asker: { fullName: string; email: string }
  reason: string
  /** Null for a page that the house keeps. */
  owner: { id: string; fullName: string; email: string; refusalToken: string } | null
}

/** That a successor asks for a page: to the owner, with a way to say no, and to the house. */
export async function tellOfRequest(context: RunContext, { memorialId, asker, reason, owner }: Asked): Promise<void> {
  const { tx } = context
  const memorial = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { slug: true, ...nameColumns },
  })
  const about = { memorialName: fullName(memorial), askerName: asker.fullName, reason }
  const administrators = await tx.user.findMany({
    where: { isAdmin: true, staffScope: 'full', disabledAt: null },
    select: { id: true },
  })
  const told = new Set([...administrators.map(({ id }) => id), ...(owner ? [owner.id] : [])])
  await notifyOf(context, { memorialId, kind: 'succession_requested', detail: asker.fullName }, [...told])
  const decideUrl = wholeAddress(decisionsPath)
  const opened = { ...about, askerEmail: asker.email, decideUrl }
  await queueMail(context, { to: env.SUPPORT_EMAIL, mail: { template: 'succession-opened', props: opened } })
  if (!owner) return
  const props = {
    ...about,
    ownerName: owner.fullName,
    until: formatWeekdayAndDate(new Date(Date.now() + refusalDays * 86_400_000)),
    refuseUrl: wholeAddress(refusalPath(owner.refusalToken)),
    membersUrl: wholeAddress(membersPath(memorial.slug)),
  }
  await queueMail(context, { to: owner.email, mail: { template: 'succession-requested', props } })
}
