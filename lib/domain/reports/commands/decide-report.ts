import 'server-only'
import { reopenAccount } from '@/lib/domain/accounts/users'
import { assertOtherAdministrator } from '@/lib/domain/reports/complaints'
import { decisionText, unfoundedSentence } from '@/lib/domain/reports/copy'
import {
  getLockedReport,
  getReportedCaseId,
  type LockedReport,
  possibleDecisions,
} from '@/lib/domain/reports/decisions'
import { ReportError } from '@/lib/domain/reports/errors'
import { idsOf } from '@/lib/domain/reports/load-target'
import { notifyReporters } from '@/lib/domain/reports/notify-parties'
import { chooseGround, decideReportInput, type ReportDecision } from '@/lib/domain/reports/schema'
import { bringBack, takeDown, takeOut } from '@/lib/domain/reports/take-down'
import { resumeReseller } from '@/lib/domain/resellers/resellers'
import { addEntry, assertSeen, handlerOf, lockCase } from '@/lib/domain/support/cases'
import { canHandleCases } from '@/lib/domain/support/policy'
import type { OpenedCase } from '@/lib/domain/support/schema'
import { defineCommand, nothing, type RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Decides a report or a complaint: carries the decision out, mails it with reasons and the way to complain to the
 * reporter and those concerned, and closes the case. Throws NOT_FOUND, REPORT_DECIDED, CONFLICT for unseen entries,
 * COMPLAINT_NEEDS_ANOTHER, DECISION_IMPOSSIBLE.
 */
export const decideReport = defineCommand({
  name: 'reports.decide-report',
  session: 'required',
  confirms: true,
  input: decideReportInput,
  load: nothing,
  authorize: canHandleCases,
  run: async (context, { number, seenEntryId, decision, reasons, isUnfounded, ...words }): Promise<OpenedCase> => {
    const { tx, actor } = context
    const id = await getReportedCaseId(tx, number)
    const handler = handlerOf(actor)
    const locked = await lockCase(tx, id)
    const report = await getLockedReport(tx, id)
    if (report.decision) throw new ReportError('REPORT_DECIDED')
    assertSeen(locked, seenEntryId)
    await assertOtherAdministrator(context, report)
    if (!(await possibleDecisions(report, tx)).includes(decision)) throw new ReportError('DECISION_IMPOSSIBLE')
    const ground = words.ground ?? null
    await carryOut(context, report, { decision, ground, reasons })
    if (decision === 'account_reopened' && locked.userId) await reopenAccount(tx, locked.userId)
    const resellerId = report.complaintOf?.report?.resellerId
    if (decision === 'reseller_resumed' && resellerId) await resumeReseller(tx, resellerId)
    const now = new Date()
    const decided = { decision, ground, reasons, isUnfounded: isUnfounded && decision === 'no_action' }
    await tx.report.update({
      where: { caseId: id },
      data: { ...decided, decidedAt: now, decidedById: handler.authorId },
    })
    const text = [decisionText(decided), ...(decided.isUnfounded ? [unfoundedSentence] : [])].join('\n\n')
    await addEntry(tx, id, { ...handler, kind: 'from_staff', text })
    await addEntry(tx, id, { ...handler, kind: 'closed' })
    await tx.supportCase.update({
      where: { id },
      data: { status: 'closed', closedAt: now, lastEntryAt: now, assigneeId: locked.assigneeId ?? handler.authorId },
    })
    await notifyReporters(context, { ...report, ...decided }, locked)
    context.about({ type: 'support_case', id, detail: { decision } })
    return { number }
  },
})

type Decided = { decision: ReportDecision; ground: 'law' | 'terms' | null; reasons: string }

async function carryOut(context: RunContext, report: LockedReport, { decision, ground, reasons }: Decided) {
  const ids = idsOf(report)
  if (!ids || decision === 'no_action' || decision === 'settled') return
  if (decision === 'person_removed') {
    if ('treePersonId' in ids) await takeOut(context, ids)
    return
  }
  if (decision === 'brought_back') {
    // A complaint is about what was hidden: the whole page, or one thing on it.
    const isPage = report.complaintOf?.report?.decision === 'page_hidden'
    if (isPage && report.memorialId) await bringBack(context, { memorialId: report.memorialId }, reasons)
    else if (!('treePersonId' in ids)) await bringBack(context, ids, reasons)
    return
  }
  if (!ground) throw new DomainError('INVALID_INPUT', {}, { ground: chooseGround })
  const words = { caseId: report.caseId, ground, reasons, isReported: true }
  if (decision === 'page_hidden') {
    if (report.memorialId) await takeDown(context, { memorialId: report.memorialId }, words)
  } else if (!('treePersonId' in ids)) await takeDown(context, ids, words)
}
