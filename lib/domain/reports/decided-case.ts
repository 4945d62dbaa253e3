import 'server-only'
import { decisionText } from '@/lib/domain/reports/copy'
import type { LoadedTarget } from '@/lib/domain/reports/load-target'
import type { ReportDecision, ReportGround } from '@/lib/domain/reports/schema'
import { addEntry, handlerOf } from '@/lib/domain/support/cases'
import { maxSubjectLength } from '@/lib/domain/support/schema'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import type { SignedInActor } from '@/lib/shared/actor'
import { excerpt } from '@/lib/shared/text'

export type Decided = { decision: ReportDecision; ground: ReportGround | null; reasons: string }

type DecidedCase = {
  subject: string
  /** The path of what it is about. */
  about: string
  /** Null for an account. */
  target:
    | Pick<LoadedTarget, 'memorialId' | 'contributionId' | 'mediaId' | 'treePersonId' | 'snapshot'>
    | { resellerId: string }
    | null
  decided: Decided
}

/**
 * Records what an administrator decided without a report as a closed case, so that those concerned can complain and the
 * console shows who decided what and why.
 */
export async function recordDecided(
  { tx, actor }: RunContext<SignedInActor>,
  { subject, about, target, decided }: DecidedCase,
): Promise<{ id: string; number: number }> {
  const handler = handlerOf(actor)
  const now = new Date()
  const row = await tx.supportCase.create({
    data: {
      topic: 'report',
      status: 'closed',
      closedAt: now,
      name: env.SITE_NAME,
      about,
      subject: excerpt(subject, maxSubjectLength),
      assigneeId: handler.authorId,
      report: {
        create: { kind: 'other', ...target, ...decided, decidedAt: now, decidedById: handler.authorId },
      },
    },
    select: { id: true, number: true },
  })
  await addEntry(tx, row.id, { ...handler, kind: 'from_staff', text: decisionText(decided) })
  await addEntry(tx, row.id, { ...handler, kind: 'closed' })
  return row
}
