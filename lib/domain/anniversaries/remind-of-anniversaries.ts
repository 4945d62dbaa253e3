import 'server-only'
import { anniversaryText } from '@/lib/domain/anniversaries/copy'
import { type AnniversaryKind, anniversaryKinds } from '@/lib/domain/anniversaries/schema'
import { memorialPushTitle } from '@/lib/domain/notifications/copy'
import { isQuiet } from '@/lib/domain/notifications/mail-choices'
import { pushTo } from '@/lib/domain/notifications/push-job'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { enqueue } from '@/lib/server/jobs'
import { lockRow } from '@/lib/server/lock-rows'
import { log } from '@/lib/server/log'
import { dayMs } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'

const pagesAtATime = 100
/** Notifications within this time are this year's: longer than any delay, shorter than a year. */
const sameYearMs = 300 * dayMs

type Batch = { day: string; after?: string | undefined; atATime?: number }

/**
 * Notifies the members of the next pages after `after` that `day` (yyyy-mm-dd in Denmark) is an anniversary of a birth
 * or death. Returns how many anniversaries were announced, and the last page checked while there are more. Idempotent,
 * also in concurrent processes: once a year each. A failure is logged and does not stop the other pages.
 */
export async function remindOfAnniversaries({ day, after, atATime = pagesAtATime }: Batch) {
  const pages = await db.memorial.findMany({
    where: {
      ...(after ? { id: { gt: after } } : {}),
      state: { in: ['published', 'memorialised'] },
      hiddenAt: null,
      OR: anniversaryKinds.flatMap((kind) => keptOn(kind, day)),
    },
    orderBy: { id: 'asc' },
    take: atATime,
    select: { id: true },
  })
  let notified = 0
  for (const { id } of pages) {
    for (const kind of anniversaryKinds) {
      try {
        if (await db.$transaction((tx) => remindOfOne(tx, { id, kind, day }), { timeout: 20_000 })) notified++
      } catch (error) {
        log.error({ err: error, memorialId: id }, 'anniversary not announced')
      }
    }
  }
  return { notified, last: pages.length === atATime ? pages.at(-1)?.id : undefined }
}

/** The pages whose owner wants this anniversary remembered on `day` (yyyy-mm-dd): alternatives of a condition. */
export function keptOn(kind: AnniversaryKind, day: string): Prisma.MemorialWhereInput[] {
  const year = Number(day.slice(0, 4))
  return daysKeptOn(day).map((date) =>
    kind === 'birth'
      ? { remembersBirth: true, bornMonth: date.month, bornDay: date.day, bornYear: { lt: year }, bornQualifier: null }
      : { remembersDeath: true, diedMonth: date.month, diedDay: date.day, diedYear: { lt: year }, diedQualifier: null },
  )
}

type One = { id: string; kind: AnniversaryKind; day: string }

async function remindOfOne(tx: Transaction, { id, kind, day }: One): Promise<boolean> {
  // Concurrent processes wait here and then find the notifications.
  await lockRow(tx, 'Memorial', id, 'no-key-update')
  const memorial = await tx.memorial.findFirst({
    where: { id, OR: keptOn(kind, day) },
    select: { slug: true, firstName: true, middleName: true, lastName: true, bornYear: true, diedYear: true },
  })
  const year = kind === 'birth' ? memorial?.bornYear : memorial?.diedYear
  if (!memorial || !year) return false
  const since = new Date(new Date(day).getTime() - sameYearMs)
  const earlier = { memorialId: id, kind: 'anniversary' as const, detail: kind, createdAt: { gt: since } }
  if (await tx.notification.findFirst({ where: earlier, select: { id: true } })) return false
  const members = await tx.memorialMember.findMany({
    where: { memorialId: id, user: { disabledAt: null } },
    select: { userId: true, user: { select: { fullName: true, email: true, mailFrequency: true, quietUntil: true } } },
    orderBy: { createdAt: 'asc' },
  })
  const now = new Date()
  await tx.notification.createMany({
    data: members.map(({ userId }) => ({
      userId,
      kind: 'anniversary' as const,
      memorialId: id,
      detail: kind,
      mailedAt: now,
    })),
  })
  const memorialName = fullName(memorial)
  const years = Number(day.slice(0, 4)) - year
  const path = `/memorial/${memorial.slug}`
  // A weekly mail would come too late; those members see it under their notifications.
  const readers = members.filter(
    ({ user }) => ['at_once', 'daily'].includes(user.mailFrequency) && !isQuiet(user.quietUntil, day),
  )
  for (const { user } of readers) {
    await queueMail(
      { tx, enqueue: (job, payload, options) => enqueue(tx, job, payload, options) },
      {
        to: user.email,
        mail: {
          template: 'anniversary',
          props: { fullName: user.fullName, memorialName, kind, years, pageUrl: new URL(path, env.SITE_URL).href },
        },
      },
    )
  }
  const body = anniversaryText({ kind, memorialName, years })
  const message = { title: memorialPushTitle(memorialName), body, path, tag: `${kind} ${id}` }
  await pushTo(
    tx,
    members.map(({ userId }) => userId),
    message,
  )
  return members.length > 0
}

/**
 * The calendar days remembered on this day (yyyy-mm-dd): itself, and on 28 February of a common year also the 29th, so
 * that people born or deceased on a leap day are remembered every year.
 */
export function daysKeptOn(day: string): { month: number; day: number }[] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const kept = [{ month, day: date }]
  return month === 2 && date === 28 && !isLeapYear ? [...kept, { month, day: 29 }] : kept
}
