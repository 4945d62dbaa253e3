import 'server-only'
import { loadTarget } from '@/lib/domain/reports/load-target'
import type { LockedReport } from '@/lib/domain/reports/locked-report'
import type { ReportDecision } from '@/lib/domain/reports/schema'
import { idsOf } from '@/lib/domain/reports/take-down'
import type { Database } from '@/lib/server/db'

/** The decisions that are possible for a report at present, for the console and the command. */
export async function possibleDecisions(report: LockedReport, database: Database): Promise<ReportDecision[]> {
  const ids = idsOf(report)
  const target = ids && (await loadTarget(ids, database))
  if (!target) return ['no_action', 'settled']
  const isOnPage = 'contributionId' in ids || 'mediaId' in ids
  const wasPage = !isOnPage || report.complaintOf?.report?.decision === 'page_hidden'
  const isHidden = wasPage ? target.isPageHidden : target.isHidden
  const hide: ReportDecision[] = [
    ...(isOnPage && !target.isHidden ? (['content_hidden'] as const) : []),
    ...(target.isPageHidden ? [] : (['page_hidden'] as const)),
  ]
  return ['no_action', ...hide, 'settled', ...(isHidden ? (['brought_back'] as const) : [])]
}
