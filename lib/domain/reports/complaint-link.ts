import 'server-only'
import { getAccessToken } from '@/lib/domain/accounts/access-tokens'
import { AccountError } from '@/lib/domain/accounts/errors'
import { snapshotSchema } from '@/lib/domain/reports/schema'
import { db } from '@/lib/server/db'

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
          snapshot: true,
          case: { select: { number: true } },
        },
      })
    : null
  if (!row?.decision || !supportCaseId) throw new AccountError('TOKEN_UNKNOWN')
  const { case: about, memorialId, contributionId, mediaId, ...report } = row
  const snapshot = snapshotSchema.safeParse(report.snapshot).data
  const user = userId ? await db.user.findUnique({ where: { id: userId }, select: { id: true, fullName: true } }) : null
  return {
    ...{ tokenId, email, user, report, caseId: supportCaseId, number: about.number, decision: row.decision },
    target: snapshot && memorialId ? { memorialId, contributionId, mediaId, snapshot } : null,
  }
}
