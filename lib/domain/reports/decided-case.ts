import 'server-only'
import { closingContests, closingGrounds, decisionText, factsText } from '@/lib/domain/reports/copy'
import type { LoadedTarget } from '@/lib/domain/reports/load-target'
import type { Closing, ReportDecision, ReportGround } from '@/lib/domain/reports/schema'
import { addEntry, handlerOf } from '@/lib/domain/support/cases'
import { maxSubjectLength } from '@/lib/domain/support/schema'
import type { RunContext } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import type { SignedInActor } from '@/lib/shared/actor'
import { excerpt } from '@/lib/shared/text'
import { createComplaintUrl } from './complaints'

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

type Closed = {
  decision: Closing
  /** 'Lukket: kontoen for Bo Holm' */
  subject: string
  path: string
  /** Who gets the statement; `userId` is null where a company does. */
  userId: string | null
  email: string
  /** The reseller that was suspended. */
  resellerId?: string
}
type Words = { ground: ReportGround; reasons: string; isReported: boolean }

/**
 * Records that an account was closed or a reseller suspended, as hiding is. Returns the rest of the statement of reasons
 * for the mail (Regulation (EU) 2022/2065 article 17, and 2019/1150 article 4).
 */
export async function recordClosing(
  context: RunContext<SignedInActor>,
  { decision, subject, path: about, userId, email, resellerId }: Closed,
  { ground, reasons, isReported }: Words,
) {
  const decided = { decision, ground, reasons }
  const target = resellerId ? { resellerId } : null
  const { id: caseId, number } = await recordDecided(context, { subject, about, target, decided })
  const url = await createComplaintUrl(context.tx, { caseId, userId, email })
  const facts = factsText(ground, isReported, closingGrounds[decision])
  const { complain: sentence, elsewhere } = closingContests[decision]
  return { number, statement: { facts, complaint: { sentence, url }, elsewhere } }
}
