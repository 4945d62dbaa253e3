import 'server-only'
import { urgencyOf } from '@/lib/domain/support/deadlines'
import type { CaseSummary, EntryView, SenderCaseView } from '@/lib/domain/support/schema'
import type { Prisma } from '@/lib/server/db'

export const summaryColumns = {
  id: true,
  number: true,
  topic: true,
  status: true,
  subject: true,
  name: true,
  dueOn: true,
  lastEntryAt: true,
  assignee: { select: { fullName: true } },
} satisfies Prisma.SupportCaseSelect

export function caseSummary(
  row: Prisma.SupportCaseGetPayload<{ select: typeof summaryColumns }>,
  now: Date,
): CaseSummary {
  const { number, topic, status, subject, name, assignee, lastEntryAt } = row
  return {
    number,
    topic,
    status,
    subject,
    name,
    assigneeName: assignee?.fullName ?? null,
    urgency: urgencyOf(row, now),
    lastEntryAt: lastEntryAt.toISOString(),
  }
}

export const entryColumns = {
  id: true,
  kind: true,
  authorName: true,
  text: true,
  createdAt: true,
} satisfies Prisma.SupportEntrySelect

export function entryView({
  createdAt,
  ...entry
}: Prisma.SupportEntryGetPayload<{ select: typeof entryColumns }>): EntryView {
  return { ...entry, createdAt: createdAt.toISOString() }
}

/** What the sender sees: no notes and no assignee. */
export const senderColumns = {
  number: true,
  topic: true,
  status: true,
  subject: true,
  createdAt: true,
  entries: {
    where: { kind: { in: ['from_sender', 'from_staff', 'closed', 'reopened'] } },
    select: entryColumns,
    orderBy: { id: 'asc' },
  },
} satisfies Prisma.SupportCaseSelect

export function senderView({
  createdAt,
  entries,
  ...row
}: Prisma.SupportCaseGetPayload<{ select: typeof senderColumns }>): SenderCaseView {
  return { ...row, createdAt: createdAt.toISOString(), entries: entries.map(entryView) }
}
