import 'server-only'
import { contributionColumns } from '@/lib/domain/contributions/contribution-rows'
import { mailedPageColumns, mailReceived } from '@/lib/domain/contributions/notify-of-contribution'
import { wantsMailAtOnce } from '@/lib/domain/notifications/mail-choices'
import { sendSummary, waiting } from '@/lib/domain/notifications/send-summaries'
import { lockMailChoices, type PeopleBatch, writeToPeople } from '@/lib/domain/notifications/write-to-people'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import { danishDay } from '@/lib/shared/danish-time'

type Batch = PeopleBatch & { now?: Date }

/**
 * Mails what gathered within the hour to the next people after `after` who want each post at once: posts on pages in
 * their first days (docs/decisions/057-mails.md). Returns how many were mailed, and the last person
 * checked while there are more. A failure for one person is logged and left to the next hour. Idempotent, also with
 * concurrent processes.
 */
export function sendBundles({ now = new Date(), ...batch }: Batch = {}) {
  const day = danishDay(now)
  const due: Prisma.UserWhereInput = {
    disabledAt: null,
    emailConfirmedAt: { not: null },
    mailFrequency: 'at_once',
    OR: [{ quietUntil: null }, { quietUntil: { lte: new Date(day) } }],
    notifications: { some: waiting },
  }
  return writeToPeople(due, batch, {
    write: (id) => db.$transaction((tx) => sendBundle(tx, id, day), { maxWait: 5000, timeout: 20_000 }),
    failure: 'bundle not sent',
  })
}

/** A single post is mailed as usual, with links to decide; several as a summary. */
async function sendBundle(tx: Transaction, userId: string, day: string): Promise<boolean> {
  const person = await lockMailChoices(tx, userId)
  // The choice may have changed since the list of people was read.
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
  // Rejected since, or no longer this person's page.
  if (!contribution || contribution.memorial.members.length === 0) return false
  if (contribution.status === 'rejected' || contribution.status === 'hidden') return false
  const { memorial, ...post } = contribution
  await mailReceived(
    { tx, enqueue: (job, payload, options) => enqueue(tx, job, payload, options) },
    { memorial, post, to: { userId, email: person.email } },
  )
  return true
}
