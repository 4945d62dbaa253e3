import 'server-only'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { createComplaintUrl } from '@/lib/domain/reports/complaints'
import {
  complainSentence,
  factsText,
  outcomeSentences,
  outsideSentence,
  theTarget,
  unfoundedSentence,
  whatText,
} from '@/lib/domain/reports/copy'
import type { LockedReport } from '@/lib/domain/reports/decisions'
import type { LoadedTarget } from '@/lib/domain/reports/load-target'
import { type ReportDecision, type ReportGround, snapshotSchema } from '@/lib/domain/reports/schema'
import type { LockedCase } from '@/lib/domain/support/cases'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'

type Hidden = { caseId: string; ground: ReportGround; reasons: string; isReported: boolean }

/**
 * Mails the statement of reasons (Regulation (EU) 2022/2065 article 17) to those concerned with an account: the page's
 * owners and the author of the post or file. The reporter is never named.
 */
export async function notifyOfHiding(context: RunContext, target: LoadedTarget, hidden: Hidden): Promise<void> {
  const { caseId, ground, reasons, isReported } = hidden
  const facts = factsText(ground, isReported)
  for (const { userId, fullName, email, role } of target.concerned) {
    const url = await createComplaintUrl(context.tx, { caseId, userId, email })
    const complaint = { sentence: complainSentence, url }
    const statement = { reasons, facts, complaint, elsewhere: outsideSentence }
    const props = { fullName, ...wordsOf(target), ...statement, isOwner: role === 'owner' }
    await queueMail(context, { to: email, mail: { template: 'content-hidden', props } })
  }
}

/** Mails the same people that it is shown again. */
export async function notifyOfReturn(context: RunContext, target: LoadedTarget, reasons: string): Promise<void> {
  for (const { fullName, email } of target.concerned) {
    const pageUrl = new URL(target.snapshot.path, env.SITE_URL).href
    const props = { fullName, ...wordsOf(target), reasons, pageUrl }
    await queueMail(context, { to: email, mail: { template: 'content-brought-back', props } })
  }
}

function wordsOf({ snapshot }: LoadedTarget) {
  return { what: whatText(snapshot), the: theTarget(snapshot.what), memorialName: snapshot.memorialName }
}

type Decided = LockedReport & {
  decision: ReportDecision
  ground: ReportGround | null
  reasons: string
  isUnfounded: boolean
}

/**
 * Mails the decision to the reporter or complainant. If a complaint reverses a decision, the original reporter is
 * mailed too, with their own case number.
 */
export async function notifyReporters(context: RunContext, decided: Decided, locked: LockedCase): Promise<void> {
  const { decision, ground, reasons, isUnfounded, complaintOf } = decided
  const parsed = snapshotSchema.safeParse(decided.snapshot)
  const what = parsed.success ? whatText(parsed.data) : null
  const notify = async (to: string, number: number, userId: string | null) => {
    // Who was taken out got what they asked for.
    const isFinal = complaintOf || decision === 'person_removed'
    const complaintUrl = isFinal
      ? null
      : await createComplaintUrl(context.tx, { caseId: decided.caseId, userId, email: to })
    const props = {
      number,
      what,
      reasons,
      outcome: outcomeSentences[decision],
      facts: factsText(ground),
      warning: isUnfounded ? unfoundedSentence : null,
      complaint: complaintUrl ? { sentence: complainSentence, url: complaintUrl } : null,
      elsewhere: outsideSentence,
    }
    await queueMail(context, { to, mail: { template: 'report-decided', props } })
  }
  if (locked.email) await notify(locked.email, locked.number, locked.userId)
  const first = complaintOf?.email
  if (complaintOf && first && first !== locked.email && decision !== 'no_action') {
    await notify(first, complaintOf.number, null)
  }
}
