import 'server-only'
import { idsOf, type LoadedTarget, loadTarget, type PersonIds } from '@/lib/domain/reports/load-target'
import { type Closing, isClosing, type ReportDecision } from '@/lib/domain/reports/schema'
import type { Database, Prisma, Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

export const lockedColumns = {
  caseId: true,
  kind: true,
  memorialId: true,
  contributionId: true,
  mediaId: true,
  treePersonId: true,
  snapshot: true,
  decision: true,
  complaintOf: {
    select: {
      id: true,
      number: true,
      email: true,
      report: { select: { decision: true, decidedById: true, resellerId: true } },
    },
  },
} satisfies Prisma.ReportSelect

export type LockedReport = Prisma.ReportGetPayload<{ select: typeof lockedColumns }>

/** The id of a report's case by number. Throws NOT_FOUND, also for other cases. */
export async function getReportedCaseId(tx: Transaction, number: number): Promise<string> {
  const found = await tx.report.findFirst({ where: { case: { number } }, select: { caseId: true } })
  if (!found) throw new DomainError('NOT_FOUND')
  return found.caseId
}

/** The report of a case that the transaction has locked with `lockCase`. */
export function getLockedReport(tx: Transaction, caseId: string): Promise<LockedReport> {
  return tx.report.findUniqueOrThrow({ where: { caseId }, select: lockedColumns })
}

/** The decisions that are possible for a report at present, for the console and the command. */
export async function possibleDecisions(report: LockedReport, database: Database): Promise<ReportDecision[]> {
  const closing = closingOf(report)
  if (closing) return [closing, reversals[closing]]
  const ids = idsOf(report)
  const target = ids && (await loadTarget(ids, database))
  if (!target) return ['no_action', 'settled']
  if ('treePersonId' in ids) return possibleForPerson(ids, target, report, database)
  const isOnPage = 'contributionId' in ids || 'mediaId' in ids
  const wasPage = !isOnPage || report.complaintOf?.report?.decision === 'page_hidden'
  const isHidden = wasPage ? target.isPageHidden : target.isHidden
  const hide: ReportDecision[] = [
    ...(isOnPage && !target.isHidden ? (['content_hidden'] as const) : []),
    ...(target.isPageHidden ? [] : (['page_hidden'] as const)),
  ]
  return ['no_action', ...hide, 'settled', ...(isHidden ? (['brought_back'] as const) : [])]
}

const reversals = {
  account_closed: 'account_reopened',
  reseller_suspended: 'reseller_resumed',
} as const satisfies Record<Closing, ReportDecision>

/** The closing of an account or the suspension of a reseller that was decided or is contested here; null for others. */
export function closingOf({ decision, complaintOf }: Pick<LockedReport, 'decision' | 'complaintOf'>): Closing | null {
  const contested = complaintOf?.report?.decision ?? decision
  return contested && isClosing(contested) ? contested : null
}

/** Nobody who was taken out comes back. Somebody a page is about has a page to decide on. */
async function possibleForPerson(
  { treePersonId }: PersonIds,
  { isHidden, isPageHidden }: LoadedTarget,
  { complaintOf }: LockedReport,
  database: Database,
): Promise<ReportDecision[]> {
  const pages = await database.treePage.count({ where: { personId: treePersonId } })
  const wasPage = complaintOf?.report?.decision === 'page_hidden'
  return [
    'no_action',
    ...(isHidden || pages > 0 ? [] : (['person_removed'] as const)),
    ...(isPageHidden ? [] : (['page_hidden'] as const)),
    'settled',
    ...(isPageHidden && wasPage ? (['brought_back'] as const) : []),
  ]
}
