import 'server-only'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { type Paper, type StoredPaper, storePapers, withdrawalPaper } from '@/lib/domain/legal/papers'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import type { MailToWrite } from '@/lib/emails/templates'
import type { RunContext } from '@/lib/server/command'
import { wholeAddress } from '@/lib/server/whole-address'
import { formatLastDay } from '@/lib/shared/danish-time'

/** What every confirmation says of the papers that go with it. `regretUntil`: the last day, where it is known. */
export type PaperProps = {
  termsUrl: string
  termsVersion: string
  regretUntil: string | null
  /** Where it can be regretted; null where the law gives no such right. */
  withdrawUrl: string | null
}

export type OpenedAgreement = {
  to: string
  terms: Paper
  /** Null where the law gives no such right. `until`: the end of the period; null while nobody knows when it begins. */
  regret: { until: Date | null; path: string } | null
  mail: (papers: PaperProps) => MailToWrite
}

/**
 * The papers of an agreement: its terms, and the withdrawal form where the law gives that right. Drawing takes seconds:
 * call it in the `prepare` of a command that may open one.
 */
export function agreementPapers(terms: Paper, canRegret = true): Promise<StoredPaper[]> {
  return storePapers(canRegret ? [terms, withdrawalPaper] : [terms])
}

/**
 * Confirms an agreement on a durable medium (forbrugeraftaleloven § 13), in the caller's transaction. Every door to a
 * contract sends its papers here (tests/lint/agreements.test.ts).
 */
export async function openAgreement(
  context: Pick<RunContext, 'tx' | 'enqueue'>,
  { to, terms, regret, mail }: OpenedAgreement,
): Promise<void> {
  const { path, version } = legalDocuments.terms
  const papers = {
    termsUrl: wholeAddress(path),
    termsVersion: version,
    regretUntil: regret?.until ? formatLastDay(regret.until) : null,
    withdrawUrl: regret && wholeAddress(regret.path),
  }
  await queueMail(context, { to, mail: mail(papers), files: await agreementPapers(terms, regret !== null) })
}
