import 'server-only'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { tellOwners } from '@/lib/domain/stones/tell-owners'
import type { RunContext } from '@/lib/server/command'
import { isTextCode, normaliseTextCode, readScannedText } from '@/lib/shared/qr-text-code'

/** A family gets at most one mail about reports of a code in this many days. */
const daysBetweenMails = 7
const dayMs = 24 * 3600_000

/**
 * Records in a code's history that a support case is about it, and notifies the family. `about` is what the case is
 * about, as typed; does nothing when that is not one of our codes.
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
