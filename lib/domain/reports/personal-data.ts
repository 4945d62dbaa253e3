import 'server-only'
import { snapshotSchema } from '@/lib/domain/reports/schema'
import type { Database } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'

/** For the data export: the account's support cases with their threads and reports. */
export async function aboutCases(database: Database, { userId }: SignedIn) {
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
        // Notes and assignments are internal.
        where: { kind: { in: ['from_sender', 'from_staff', 'closed', 'reopened'] } },
        orderBy: { id: 'asc' },
        select: { kind: true, text: true, createdAt: true },
      },
    },
  })
  const supportCases = cases.map(({ entries, report, ...row }) => ({
    ...row,
    report: report && { ...report, snapshot: snapshotSchema.safeParse(report.snapshot).data ?? null },
    thread: entries,
  }))
  return { supportCases }
}

export const reportPersonalData = {
  signedBy: { Report: ['decidedById'] },
  about: aboutCases,
} satisfies PersonalData
