import type { DemoRole } from '@/lib/domain/accounts/demo-accounts'
import { daysToDecide } from '@/lib/domain/reports/deadlines'
import { dayIn } from '@/lib/domain/support/deadlines'
import { db } from '@/lib/server/db'
import { hourMs } from '@/lib/shared/durations'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { type DemoCase, demoCases } from '@/prisma/seed/case-texts'

type People = Record<DemoRole, { id: string; fullName: string }>

/** Creates the missing cases, each with its whole thread in one transaction. */
export async function ensureCases(people: People, now: Date): Promise<void> {
  for (const demoCase of demoCases) {
    const { subject, email } = demoCase
    const found = await db.supportCase.findFirst({ where: { subject, emailKey: emailKeyOf(email) } })
    if (!found) await createCase(demoCase, people, now)
  }
}

async function createCase(demoCase: DemoCase, people: People, now: Date): Promise<void> {
  const { lines, sender, isAssigned, ...columns } = demoCase
  const momentOf = ({ hoursAgo }: { hoursAgo: number }) => new Date(now.getTime() - hoursAgo * hourMs)
  const moments = lines.map(momentOf)
  const [createdAt = now] = moments
  const closed = lines.findLast(({ kind }) => kind === 'closed')
  // An open case waits since its first unanswered line.
  const lastAnswer = lines.findLastIndex(({ kind }) => kind === 'from_staff' || kind === 'closed')
  const turnedAt = columns.status === 'open' ? moments[lastAnswer + 1] : moments[lastAnswer]
  await db.supportCase.create({
    data: {
      ...columns,
      emailKey: emailKeyOf(columns.email),
      userId: sender ? people[sender].id : null,
      assigneeId: isAssigned ? people.admin.id : null,
      ...(columns.topic === 'report'
        ? { dueOn: dayIn(daysToDecide.about_me, createdAt), report: { create: { kind: 'about_me' as const } } }
        : {}),
      createdAt,
      lastEntryAt: turnedAt ?? createdAt,
      closedAt: columns.status === 'closed' && closed ? momentOf(closed) : null,
      entries: {
        create: lines.map(({ kind, text }, index) => ({
          kind,
          authorName: kind === 'from_sender' ? columns.name : people.admin.fullName,
          authorId: kind === 'from_sender' ? (sender ? people[sender].id : null) : people.admin.id,
          text: kind === 'assigned' ? people.admin.fullName : (text ?? null),
          createdAt: moments[index] ?? createdAt,
        })),
      },
    },
  })
}
