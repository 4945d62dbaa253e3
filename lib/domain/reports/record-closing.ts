import 'server-only'
import { createComplaintUrl } from '@/lib/domain/reports/complaints'
import { closingContests, closingGrounds, factsText } from '@/lib/domain/reports/copy'
import { recordDecided } from '@/lib/domain/reports/decided-case'
import type { Closing, ReportGround } from '@/lib/domain/reports/schema'
import type { RunContext } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

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
