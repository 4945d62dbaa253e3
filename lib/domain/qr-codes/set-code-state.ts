import 'server-only'
import type { QrEventKind } from '@/generated/prisma/enums'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { codePaths } from '@/lib/domain/qr-codes/code-paths'
import { type QrCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import type { RunContext } from '@/lib/server/command'

type Change = { state: QrCodeState; stateBeforeBlock: QrCodeState | null; kind: QrEventKind; reason: string }

/** Changes a locked code for an administrator: state, event with the reason, audit line, cached redirects. */
export async function setCodeState(
  context: RunContext,
  row: QrCodeRow,
  change: Change,
): Promise<{ code: string; state: QrCodeState }> {
  const { state, stateBeforeBlock, kind, reason } = change
  await context.tx.qrCode.update({ where: { id: row.id }, data: { state, stateBeforeBlock } })
  await writeCodeEvent(context.tx, { qrCodeId: row.id, kind, reason, ...codeActor(context.actor) })
  context.about({ type: 'qr_code', id: row.id, detail: { reason } })
  context.refreshPages(codePaths(row.code))
  return { code: row.code, state }
}
