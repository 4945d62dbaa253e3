import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import {
  complainSentence,
  factsText,
  outcomeSentences,
  outsideSentence,
  unfoundedSentence,
  whatText,
} from '@/lib/domain/reports/copy'
import type { HeldReport } from '@/lib/domain/reports/held-report'
import { type ReportDecision, type ReportGround, snapshotSchema } from '@/lib/domain/reports/schema'
import { createComplaintUrl } from '@/lib/domain/reports/tell-concerned'
import type { HeldCase } from '@/lib/domain/support/case-row'
import type { RunContext } from '@/lib/server/command'

type Decided = HeldReport & {
  decision: ReportDecision
  ground: ReportGround | null
  reasons: string
  isUnfounded: boolean
}

/**
 * Tells whoever reported, or complained, what was decided. When a complaint turns a decision round, the one who had
 * reported first is told as well, under their own number.
 */
export async function tellReporters(context: RunContext, decided: Decided, held: HeldCase): Promise<void> {
  const { decision, ground, reasons, isUnfounded, complaintOf } = decided
  const parsed = snapshotSchema.safeParse(decided.snapshot)
  const what = parsed.success ? whatText(parsed.data) : null
  const tell = async (to: string, number: number, userId: string | null) => {
    const complaintUrl = complaintOf
      ? null
      : await createComplaintUrl(context.tx, { caseId: decided.caseId, userId, email: to })
    const props = {
      ...{ number, what, reasons, outcome: outcomeSentences[decision], facts: factsText(ground) },
      warning: isUnfounded ? unfoundedSentence : null,
      complaint: complaintUrl ? { sentence: complainSentence, url: complaintUrl } : null,
      elsewhere: outsideSentence,
    }
    await queueMail(context, { to, mail: { template: 'report-decided', props } })
  }
  if (held.email) await tell(held.email, held.number, held.userId)
  const first = complaintOf?.email
  if (complaintOf && first && first !== held.email && decision !== 'no_action') {
    await tell(first, complaintOf.number, null)
  }
}
