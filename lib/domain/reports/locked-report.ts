import 'server-only'
import { ReportError } from '@/lib/domain/reports/errors'
import type { RunContext } from '@/lib/server/command'
import type { Database, Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { userIdOf } from '@/lib/shared/actor'

export const heldColumns = {
  caseId: true,
  kind: true,
  memorialId: true,
  contributionId: true,
  mediaId: true,
  snapshot: true,
  decision: true,
  complaintOf: {
    select: {
      id: true,
      number: true,
      email: true,
      report: { select: { decision: true, decidedById: true } },
    },
  },
} satisfies Prisma.ReportSelect

export type LockedReport = Prisma.ReportGetPayload<{ select: typeof heldColumns }>

/** The id of a case that is a report, by the case's number. Throws NOT_FOUND. */
export async function getReportedCaseId(tx: Transaction, number: number): Promise<string> {
  const found = await tx.report.findFirst({ where: { case: { number } }, select: { caseId: true } })
  if (!found) throw new DomainError('NOT_FOUND')
  return found.caseId
}

/** The report of a case that this transaction holds (`lockCase`). */
export function getLockedReport(tx: Transaction, caseId: string): Promise<LockedReport> {
  return tx.report.findUniqueOrThrow({ where: { caseId }, select: heldColumns })
}

/** Throws COMPLAINT_NEEDS_ANOTHER for whoever made the decision that is complained about, unless they are alone. */
export async function assertOtherHands({ tx, actor }: RunContext, { complaintOf }: LockedReport): Promise<void> {
  const decidedById = complaintOf?.report?.decidedById
  if (!decidedById || decidedById !== userIdOf(actor)) return
  if (await findOtherHands(tx, decidedById)) throw new ReportError('COMPLAINT_NEEDS_ANOTHER')
}

/** An administrator of the whole house who did not make that decision: the one with the house the longest; or null. */
export async function findOtherHands(database: Database, decidedById: string | null): Promise<string | null> {
  const other = await database.user.findFirst({
    where: {
      ...{ isAdmin: true, staffScope: 'full', disabledAt: null },
      ...(decidedById ? { id: { not: decidedById } } : {}),
    },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  return other?.id ?? null
}
