import 'server-only'
import { createComplaintUrl } from '@/lib/domain/reports/complaints'
import { accountGroundSentences, complainSentence, factsText, outsideSentence } from '@/lib/domain/reports/copy'
import { recordDecided } from '@/lib/domain/reports/decided-case'
import type { ReportGround } from '@/lib/domain/reports/schema'
import type { RunContext } from '@/lib/server/command'
import type { SignedInActor } from '@/lib/shared/actor'

type Closed = { id: string; fullName: string; email: string; path: string }
type Words = { ground: ReportGround; reasons: string; isReported: boolean }

/**
 * Records that an account was closed, as hiding is. Returns the rest of the statement of reasons for its owner's mail
 * (Regulation (EU) 2022/2065 article 17).
 */
export async function recordClosing(
  context: RunContext<SignedInActor>,
  { id: userId, fullName, email, path }: Closed,
  { ground, reasons, isReported }: Words,
) {
  const decided = { decision: 'account_closed', ground, reasons } as const
  const subject = `Lukket: kontoen for ${fullName}`
  const { id: caseId, number } = await recordDecided(context, { subject, about: path, target: null, decided })
  const url = await createComplaintUrl(context.tx, { caseId, userId, email })
  const facts = factsText(ground, isReported, accountGroundSentences)
  return { number, statement: { facts, complaint: { sentence: complainSentence, url }, elsewhere: outsideSentence } }
}
