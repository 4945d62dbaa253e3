import 'server-only'
import { contributionColumns } from '@/lib/domain/contributions/contribution-view'
import { mailedPageColumns, mailReceived } from '@/lib/domain/contributions/mail-received'
import { holdMailChoices } from '@/lib/domain/notifications/hold-mail-choices'
import { wantsMailAtOnce } from '@/lib/domain/notifications/mail-choices'
import { sendSummary, waiting } from '@/lib/domain/notifications/send-summaries'
import { db, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { log } from '@/lib/server/log'
import { danishDay } from '@/lib/shared/danish-time'

const peopleAtATime = 100

type Batch = { after?: string | undefined; now?: Date; atATime?: number }

/**
 * Sends what has gathered within the hour to the next people after `after` who want each at once: posts on pages in their
 * first days (docs/decisions/057-mails-about-greetings.md). Returns how many were written to, and the last person looked
 * at while there are more. One person's failure is logged and left to the next hour. Safe to run twice and by two
 * processes at once.
 */
export async function sendBundles({ after, now = new Date(), atATime = peopleAtATime }: Batch = {}) {
  const day = danishDay(now)
  const people = await db.user.findMany({
    where: {
      ...(after ? { id: { gt: after } } : {}),
      disabledAt: null,
      emailConfirmedAt: { not: null },
      mailFrequency: 'at_once',
      OR: [{ quietUntil: null }, { quietUntil: { lte: new Date(day) } }],
      notifications: { some: waiting },
    },
    orderBy: { id: 'asc' },
    take: atATime,
    select: { id: true },
  })
  let sent = 0
  for (const { id } of people) {
    try {
      if (await db.$transaction((tx) => sendBundle(tx, id, day), { maxWait: 5000, timeout: 20_000 })) sent++
    } catch (error) {
      log.error({ err: error, userId: id }, 'bundle not sent')
    }
  }
  return { sent, last: people.length === atATime ? people.at(-1)?.id : undefined }
}

/** One post comes as it would have come at once, with links to decide by; several as a summary. */
async function sendBundle(tx: Transaction, userId: string, day: string): Promise<boolean> {
  const person = await holdMailChoices(tx, userId)
  // Chosen anew since the list of people was read.
  if (!person?.emailConfirmedAt || !wantsMailAtOnce(person, day)) return false
  const [first, second] = await tx.notification.findMany({
    where: { userId, ...waiting },
    take: 2,
    select: { id: true },
  })
  if (!first) return false
  if (second) return sendSummary(tx, userId, day)
  const { contribution } = await tx.notification.update({
    where: { id: first.id },
    data: { mailedAt: new Date() },
    select: {
      contribution: {
        select: {
          ...contributionColumns,
          memorial: {
            select: {
              ...mailedPageColumns,
              members: { where: { userId, role: { in: ['owner', 'editor', 'first_reader'] } }, select: { role: true } },
            },
          },
        },
      },
    },
  })
  // Turned down by another since, or no longer this person's page.
  if (!contribution || contribution.memorial.members.length === 0) return false
  if (contribution.status === 'rejected' || contribution.status === 'hidden') return false
  const { memorial, ...post } = contribution
  await mailReceived(
    { tx, enqueue: (job, payload, startAfter) => enqueue(tx, job, payload, startAfter ? { startAfter } : {}) },
    { memorial, post, to: { userId, email: person.email } },
  )
  return true
}
