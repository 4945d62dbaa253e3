import 'server-only'
import { spendToken } from '@/lib/domain/accounts/access-tokens'
import { findOtherAdministrator, getComplaint } from '@/lib/domain/reports/complaints'
import { daysToDecideComplaint } from '@/lib/domain/reports/deadlines'
import { openReport } from '@/lib/domain/reports/open-report'
import { complaintPath } from '@/lib/domain/reports/paths'
import type { OpenedCase } from '@/lib/domain/support/schema'
import { replierLimits, replyLimits } from '@/lib/domain/support/support-limits'
import { refuseLinks } from '@/lib/server/abuse/spam-check'
import { anyone, defineCommand } from '@/lib/server/command'
import { complainInput, complaintForm } from '../schema'

/**
 * Opens a complaint about a decision (Regulation (EU) 2022/2065 article 20): a case with a deadline, assigned to
 * another administrator than the one who decided, if there is one. The link from the mail works once.
 */
export const complain = defineCommand({
  name: 'reports.complain',
  session: 'optional',
  status: 201,
  input: complainInput,
  limits: replierLimits,
  load: ({ token, why }) => {
    refuseLinks({ why }, { why: 10 })
    return getComplaint(token)
  },
  authorize: anyone,
  subjectLimits: (_, __, { caseId }) => replyLimits(caseId),
  run: async (context, { why }, complaint): Promise<OpenedCase> => {
    const { tokenId, email, user, caseId, number, report, target } = complaint
    await spendToken(context.tx, tokenId)
    return openReport(context, {
      kind: report.kind,
      target,
      where: null,
      why,
      email,
      name: user?.fullName ?? report.reseller?.companyName ?? null,
      userId: user?.id ?? null,
      days: daysToDecideComplaint,
      complaint: {
        ofCaseId: caseId,
        ofNumber: number,
        assigneeId: await findOtherAdministrator(context.tx, report.decidedById),
      },
    })
  },
  form: {
    name: complaintForm,
    done: ({ number }) => `/contact?anmeldt=${number}`,
    back: ({ token = '' }) => complaintPath(token),
    secret: ['token'],
  },
})
