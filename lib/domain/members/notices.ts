import 'server-only'
import type { NotificationKind } from '@/generated/prisma/enums'
import { askerColumns, askerOf } from '@/lib/domain/members/asker'
import { daysToRefuse } from '@/lib/domain/members/change-owner'
import { nameColumns } from '@/lib/domain/members/invitation-limits'
import { takeBackUntil } from '@/lib/domain/members/own-story'
import {
  decisionsPath,
  invitationPath,
  membersPath,
  refusalPath,
  successionPath,
  takeBackPath,
} from '@/lib/domain/members/paths'
import { invitationDays, refusalDays } from '@/lib/domain/members/schema'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { wholeAddress } from '@/lib/server/whole-address'
import type { SignedInActor } from '@/lib/shared/actor'
import { formatWeekdayAndDate } from '@/lib/shared/danish-time'
import { fullName } from '@/lib/shared/names'
import { excerpt } from '@/lib/shared/text'

type News = { memorialId: string; kind: NotificationKind; detail: string }

/** Notifies the page's owner, if it has one, in the app. Not part of any summary. */
export async function notifyOwner({ tx }: Pick<RunContext, 'tx'>, { memorialId, kind, detail }: News): Promise<void> {
  const owners = await tx.memorialMember.findMany({ where: { memorialId, role: 'owner' }, select: { userId: true } })
  await notifyOf(
    { tx },
    { memorialId, kind, detail },
    owners.map(({ userId }) => userId),
  )
}

/** Notifies these accounts in the app. */
async function notifyOf({ tx }: Pick<RunContext, 'tx'>, news: News, userIds: string[]): Promise<void> {
  const detail = excerpt(news.detail, 160)
  await tx.notification.createMany({
    data: userIds.map((userId) => ({ ...news, detail, userId, mailedAt: new Date() })),
  })
}

type Asked = {
  memorialId: string
  asker: { fullName: string; email: string }
  reason: string
  /** Null for a page that nobody owns: the operator keeps it. */
  owner: { id: string; fullName: string; email: string; refusalToken: string } | null
}

/** Notifies the owner, with a link to refuse, and the operator of a successor's request. */
export async function notifyOfRequest(context: RunContext, { memorialId, asker, reason, owner }: Asked): Promise<void> {
  const { tx } = context
  const memorial = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { slug: true, isOwnStory: true, ...nameColumns },
  })
  const about = { memorialName: fullName(memorial), askerName: asker.fullName, reason }
  const administrators = await tx.user.findMany({
    where: { isAdmin: true, staffScope: 'full', disabledAt: null },
    select: { id: true },
  })
  const notified = new Set([...administrators.map(({ id }) => id), ...(owner ? [owner.id] : [])])
  await notifyOf(context, { memorialId, kind: 'succession_requested', detail: asker.fullName }, [...notified])
  const decideUrl = wholeAddress(decisionsPath)
  const opened = { ...about, askerEmail: asker.email, decideUrl }
  await queueMail(context, { to: env.SUPPORT_EMAIL, mail: { template: 'succession-opened', props: opened } })
  if (!owner) return
  const props = {
    ...about,
    ownerName: owner.fullName,
    until: formatWeekdayAndDate(new Date(Date.now() + daysToRefuse({ evidenceKind: null, memorial }) * 86_400_000)),
    isOwnStory: memorial.isOwnStory,
    refuseUrl: wholeAddress(refusalPath(owner.refusalToken)),
    membersUrl: wholeAddress(membersPath(memorial.slug)),
  }
  await queueMail(context, { to: owner.email, mail: { template: 'succession-requested', props } })
}

/** Notifies the owner, with a link to refuse, and the requester that a takeover on written evidence has begun. */
export async function notifyOfTakeover(
  context: RunContext,
  { memorialId, asker, reason, owner }: Asked,
): Promise<void> {
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
    memorialName,
    askerName: asker.fullName,
    reason,
    until,
    isNamed: false,
    ownerName: owner.fullName,
    refuseUrl: wholeAddress(refusalPath(owner.refusalToken)),
    membersUrl: wholeAddress(membersPath(memorial.slug)),
  }
  await queueMail(context, { to: owner.email, mail: { template: 'succession-requested', props } })
}

type Opened = { memorialId: string; writerId: string | null; openedAt: Date }

/** Tells the person that an own story is about who opened it, and until when they can take it back. */
export async function notifyOfOpening(
  context: RunContext<SignedInActor>,
  { memorialId, writerId, openedAt }: Opened,
): Promise<void> {
  const { tx, actor } = context
  const writer = writerId
    ? await tx.user.findUnique({ where: { id: writerId }, select: { fullName: true, email: true } })
    : null
  if (!writer) return
  const { slug } = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: { slug: true } })
  const props = {
    writerName: writer.fullName,
    openerName: actor.fullName,
    until: formatWeekdayAndDate(takeBackUntil(openedAt)),
    takeBackUrl: wholeAddress(takeBackPath(slug)),
  }
  await queueMail(context, { to: writer.email, mail: { template: 'own-story-opened', props } })
}

/** Tells whoever had opened an own story that its writer lives and has it again. */
export async function notifyOfTakingBack(
  context: RunContext<SignedInActor>,
  { memorialId, openerId }: { memorialId: string; openerId: string },
): Promise<void> {
  const { tx } = context
  const opener = await tx.user.findUniqueOrThrow({
    where: { id: openerId },
    select: { fullName: true, email: true },
  })
  const memorial = await tx.memorial.findUniqueOrThrow({ where: { id: memorialId }, select: nameColumns })
  const props = { openerName: opener.fullName, memorialName: fullName(memorial) }
  await queueMail(context, { to: opener.email, mail: { template: 'own-story-taken-back', props } })
}

type Decided = {
  id: string
  decision: 'grant' | 'refuse'
  answer: string
  /** The owner at the time of the decision; null without one, or when the owner decided. */
  ownerId: string | null
  /** The token by which a requester without an account takes the page. */
  joinToken?: string | null
}

const columns = {
  memorialId: true,
  evidenceKind: true,
  ...askerColumns,
  memorial: { select: { slug: true, ...nameColumns } },
} as const

/** Notifies the requester and the owner of how a request ended. */
export async function notifyOfDecision(context: RunContext, decided: Decided): Promise<void> {
  const { tx } = context
  const { id, decision, answer, ownerId, joinToken = null } = decided
  const row = await tx.successionRequest.findUniqueOrThrow({ where: { id }, select: columns })
  const { memorialId, memorial } = row
  const asker = askerOf(row)
  const isGranted = decision === 'grant'
  if (asker.id) {
    const detail = isGranted ? 'granted' : 'refused'
    await notifyOf(context, { memorialId, kind: 'succession_decided', detail }, [asker.id])
  }
  const about = {
    askerName: asker.fullName,
    memorialName: fullName(memorial),
    isGranted,
    answer,
    validDays: invitationDays,
  }
  const members = wholeAddress(membersPath(memorial.slug))
  const props = { ...about, fullName: asker.fullName, isOwner: false, needsAccount: joinToken !== null }
  const pageUrl = isGranted ? (joinToken ? wholeAddress(invitationPath(joinToken)) : members) : refusedUrl(row)
  await queueMail(context, { to: asker.email, mail: { template: 'succession-decided', props: { ...props, pageUrl } } })
  const owner = ownerId
    ? await tx.user.findUnique({ where: { id: ownerId }, select: { fullName: true, email: true } })
    : null
  if (!owner) return
  const toOwner = { ...about, fullName: owner.fullName, isOwner: true, needsAccount: false, pageUrl: members }
  await queueMail(context, { to: owner.email, mail: { template: 'succession-decided', props: toOwner } })
}

/** Where a refusal can be read: a successor's own page. A requester by letter has none. */
function refusedUrl({ evidenceKind, memorial }: { evidenceKind: string | null; memorial: { slug: string } }) {
  return evidenceKind ? null : wholeAddress(successionPath(memorial.slug))
}
