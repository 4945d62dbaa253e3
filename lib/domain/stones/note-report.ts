import 'server-only'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { tellOwners } from '@/lib/domain/stones/tell-owners'
import type { RunContext } from '@/lib/server/command'
import { isTextCode, normaliseTextCode, readScannedText } from '@/lib/shared/qr-text-code'

/** However often a code is reported, its family hears of it once in so many days. */
const daysBetweenMails = 7
const dayMs = 24 * 3600_000

/**
 * Adds to a code's history that somebody wrote to us about it, and tells the family. `about` is what they named, as typed; when it is none of
 * our codes nothing is written, and the case is there all the same.
 */
export async function noteReport(
  context: Pick<RunContext, 'tx' | 'actor' | 'enqueue'>,
  { about, caseNumber }: { about: string | null; caseNumber: number },
): Promise<void> {
  const read = readScannedText(about ?? '')
  if (read.kind !== 'code' || !isTextCode(read.code)) return
  const { tx, actor } = context
  const row = await tx.qrCode.findUnique({
    where: { code: normaliseTextCode(read.code) },
    select: { id: true, code: true },
  })
  if (!row) return
  const since = new Date(Date.now() - daysBetweenMails * dayMs)
  const lately = await tx.qrEvent.count({ where: { qrCodeId: row.id, kind: 'reported', at: { gte: since } } })
  if (lately === 0) await tellOwners(context, row)
  const reason = `Henvendelse ${caseNumber}`
  await writeCodeEvent(tx, { qrCodeId: row.id, kind: 'reported', reason, ...codeActor(actor) })
}
