import 'server-only'
import { holdChosen, manyCodesMs } from '@/lib/domain/packages/hold-chosen'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { type ChosenCodes, codesWithReasonInput } from '@/lib/domain/packages/schema'
import type { HeldCode } from '@/lib/domain/packages/stock'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { codePaths } from '@/lib/domain/qr-codes/code-paths'
import { writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { nothing, type RunContext } from '@/lib/server/command'

/** The head of every command that is about codes chosen from a list, for one reason. */
export const aboutChosenCodes = {
  input: codesWithReasonInput,
  session: 'required' as const,
  confirms: true as const,
  timeoutMs: manyCodesMs,
  load: nothing,
  authorize: canManagePackages,
}

type Change = { chosen: ChosenCodes; reason: string; act: 'block' | 'retire' }

/**
 * Takes chosen codes out of use, each with its line of history; what a blocked one was is kept for when it is opened
 * again. Throws CODES_NOT_CHANGED, and has changed nothing then. Returns how many.
 */
export async function changeChosenCodes(
  context: RunContext,
  { chosen, reason, act }: Change,
): Promise<{ count: number }> {
  const held = await holdChosen(context.tx, chosen, act)
  const state = act === 'block' ? 'blocked' : 'retired'
  for (const [before, group] of byState(held)) {
    await context.tx.qrCode.updateMany({
      where: { id: { in: group.map(({ id }) => id) } },
      data: { state, stateBeforeBlock: act === 'block' ? before : null },
    })
  }
  const lines = held.map(({ id }) => ({ qrCodeId: id, reason }))
  await writeCodeEvents(context.tx, { kind: state, ...codeActor(context.actor) }, lines)
  // Only a code with a page leads anywhere that could have been kept.
  context.refreshPages(held.filter((code) => code.state === 'linked').flatMap(({ code }) => codePaths(code)))
  context.about({ type: 'qr_codes', id: `${held.length}`, detail: { ...chosen, reason } })
  return { count: held.length }
}

function byState(codes: HeldCode[]): Map<QrCodeState, HeldCode[]> {
  const groups = new Map<QrCodeState, HeldCode[]>()
  for (const code of codes) groups.set(code.state, [...(groups.get(code.state) ?? []), code])
  return groups
}
