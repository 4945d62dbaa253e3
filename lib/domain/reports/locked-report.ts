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

/** The id of a report's case by number. Throws NOT_FOUND, also for other cases. */
export async function getReportedCaseId(tx: Transaction, number: number): Promise<string> {
  const found = await tx.report.findFirst({ where: { case: { number } }, select: { caseId: true } })
  if (!found) throw new DomainError('NOT_FOUND')
  return found.caseId
}

/** The report of a case that the transaction has locked with `lockCase`. */
export function getLockedReport(tx: Transaction, caseId: string): Promise<LockedReport> {
  return tx.report.findUniqueOrThrow({ where: { caseId }, select: heldColumns })
}

/** Throws COMPLAINT_NEEDS_ANOTHER if the caller made the contested decision and is not the only administrator. */
export async function assertOtherHands({ tx, actor }: RunContext, { complaintOf }: LockedReport): Promise<void> {
  const decidedById = complaintOf?.report?.decidedById
  if (!decidedById || decidedById !== userIdOf(actor)) return
  if (await findOtherHands(tx, decidedById)) throw new ReportError('COMPLAINT_NEEDS_ANOTHER')
}

/** The longest-serving full administrator who did not make the decision; null without one. */
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
