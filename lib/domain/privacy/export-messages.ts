import 'server-only'
import { snapshotSchema } from '@/lib/domain/reports/schema'
import type { Database } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { fullName } from '@/lib/shared/names'

/** What was written to the account and between it and the house: messages, mails by subject, cases with their thread. */
export async function exportMessages(database: Database, userId: string) {
  const user = await database.user.findUnique({ where: { id: userId }, select: { email: true, createdAt: true } })
  if (!user) throw new DomainError('UNAUTHENTICATED')
  return {
    notifications: await listNotifications(database, userId),
    mails: await database.mail.findMany({
      // Not what was sent to the address before there was an account: it may have been meant for somebody else.
      where: { recipient: { equals: user.email, mode: 'insensitive' }, createdAt: { gte: user.createdAt } },
      orderBy: { createdAt: 'asc' },
      select: { template: true, subject: true, status: true, createdAt: true, sentAt: true },
    }),
    supportCases: await listCases(database, userId),
  }
}

async function listNotifications(database: Database, userId: string) {
  const rows = await database.notification.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
      kind: true,
      createdAt: true,
      readAt: true,
      mailedAt: true,
      memorial: { select: { firstName: true, middleName: true, lastName: true, members: { where: { userId } } } },
    },
  })
  return rows.map(({ memorial, ...notification }) => ({
    ...notification,
    memorial: memorial && memorial.members.length > 0 ? fullName(memorial) : null,
  }))
}

async function listCases(database: Database, userId: string) {
  const cases = await database.supportCase.findMany({
    where: { userId },
    orderBy: { number: 'asc' },
    select: {
      number: true,
      topic: true,
      status: true,
      subject: true,
      name: true,
      email: true,
      phone: true,
      about: true,
      createdAt: true,
      closedAt: true,
      dueOn: true,
      report: {
        select: { kind: true, snapshot: true, decision: true, ground: true, reasons: true, decidedAt: true },
      },
      entries: {
        // Notes and who took the case are the house's own.
        where: { kind: { in: ['from_sender', 'from_staff', 'closed', 'reopened'] } },
        orderBy: { id: 'asc' },
        select: { kind: true, text: true, createdAt: true },
      },
    },
  })
  return cases.map(({ entries, report, ...row }) => ({
    ...row,
    report: report && { ...report, snapshot: snapshotSchema.safeParse(report.snapshot).data ?? null },
    thread: entries,
  }))
}
