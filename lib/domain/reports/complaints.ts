import 'server-only'
import { createAccessToken, getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { daysToComplain } from '@/lib/domain/reports/deadlines'
import type { LockedReport } from '@/lib/domain/reports/decisions'
import { ReportError } from '@/lib/domain/reports/errors'
import { complaintPath } from '@/lib/domain/reports/paths'
import { snapshotSchema } from '@/lib/domain/reports/schema'
import type { RunContext } from '@/lib/server/command'
import { type Database, db, type Transaction } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { userIdOf } from '@/lib/shared/actor'
import { dayMs } from '@/lib/shared/durations'

/** Creates a link to complain about a case's decision, valid once and for six months. */
export async function createComplaintUrl(
  tx: Transaction,
  { caseId, userId, email }: { caseId: string; userId: string | null; email: string },
): Promise<string> {
  const token = await createAccessToken(tx, {
    kind: 'report_complaint',
    supportCaseId: caseId,
    userId,
    email,
    validMs: daysToComplain * dayMs,
  })
  return new URL(complaintPath(token), env.SITE_URL).href
}

/** The decision behind a complaint link. Throws TOKEN_UNKNOWN, TOKEN_USED or TOKEN_EXPIRED. */
export async function getComplaint(token: string) {
  const { id: tokenId, email, userId, supportCaseId } = await getAccessToken('report_complaint', token)
  const row = supportCaseId
    ? await db.report.findUnique({
        where: { caseId: supportCaseId },
        select: {
          kind: true,
          decision: true,
          reasons: true,
          decidedById: true,
          memorialId: true,
          contributionId: true,
          mediaId: true,
          treePersonId: true,
          snapshot: true,
          case: { select: { number: true } },
          reseller: { select: { companyName: true } },
        },
      })
    : null
  if (!row?.decision || !supportCaseId) throw new AccountError('TOKEN_UNKNOWN')
  const { case: about, memorialId, contributionId, mediaId, treePersonId, ...report } = row
  const snapshot = snapshotSchema.safeParse(report.snapshot).data
  const user = userId ? await db.user.findUnique({ where: { id: userId }, select: { id: true, fullName: true } }) : null
  return {
    tokenId,
    email,
    user,
    report,
    caseId: supportCaseId,
    number: about.number,
    decision: row.decision,
    target: snapshot && memorialId ? { memorialId, contributionId, mediaId, treePersonId, snapshot } : null,
  }
}

/** Throws COMPLAINT_NEEDS_ANOTHER if the caller made the contested decision and is not the only administrator. */
export async function assertOtherAdministrator(
  { tx, actor }: RunContext,
  { complaintOf }: LockedReport,
): Promise<void> {
  const decidedById = complaintOf?.report?.decidedById
  if (!decidedById || decidedById !== userIdOf(actor)) return
  if (await findOtherAdministrator(tx, decidedById)) throw new ReportError('COMPLAINT_NEEDS_ANOTHER')
}

/** The longest-serving full administrator who did not make the decision; null without one. */
export async function findOtherAdministrator(database: Database, decidedById: string | null): Promise<string | null> {
  const other = await database.user.findFirst({
    where: {
      isAdmin: true,
      staffScope: 'full',
      disabledAt: null,
      ...(decidedById ? { id: { not: decidedById } } : {}),
    },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  })
  return other?.id ?? null
}
