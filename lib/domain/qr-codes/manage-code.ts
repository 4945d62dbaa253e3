import 'server-only'
import type { QrEventKind } from '@/generated/prisma/enums'
import { codeActor, type QrCodeRow, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { getCodeSubject } from '@/lib/domain/qr-codes/find-code'
import { canManageCodes, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import { codeWithReasonInput, type QrCodeState } from '@/lib/domain/qr-codes/schema'
import type { Caller, RunContext } from '@/lib/server/command'

/** Shared by all commands with which administrators change one code; each needs a reason. */
export const aboutOneCode = {
  input: codeWithReasonInput,
  session: 'required' as const,
  confirms: true as const,
  load: ({ code }: { code: string }, { actor }: Caller): Promise<QrCodeSubject> => getCodeSubject(actor, code),
  authorize: canManageCodes,
}

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
  return { code: row.code, state }
}
