import 'server-only'
import { codesText } from '@/lib/domain/packages/copy'
import { PackageError } from '@/lib/domain/packages/errors'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { type ChosenCodes, codesWithReasonInput, mostFoundCodes } from '@/lib/domain/packages/schema'
import { findSearched, type LockedCode, lockCodeRows, whyNot } from '@/lib/domain/packages/stock'
import type { CodeAct } from '@/lib/domain/packages/views'
import { codeActor, writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { nothing, type RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import type { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const mostNamed = 10
/** Enough for ten thousand codes on a busy machine. */
export const manyCodesMs = 60_000

/**
 * Locks the codes of an act until the transaction ends. Codes chosen one by one: all or none, throws CODES_NOT_CHANGED
 * naming those the act is impossible for. All that a search finds: those the act is possible for, and throws
 * CODES_NOT_CHANGED with the current number if it differs from the one the person agreed to.
 */
export async function lockChosen(tx: Transaction, chosen: ChosenCodes, act: CodeAct): Promise<LockedCode[]> {
  if ('codes' in chosen) {
    const held = await lockCodeRows(tx, chosen.codes)
    requireAll(chosen.codes, held, whyNot[act])
    return held
  }
  const { search, count } = chosen.all
  const found = await findSearched(tx, search, 'lock')
  if (found.length > mostFoundCodes) throw refused(`Der er mere end ${codesText(mostFoundCodes)}. Vælg færre.`)
  const possible = found.filter((code) => whyNot[act](code) === null)
  if (possible.length !== count) {
    throw refused(`Det gælder nu ${codesText(possible.length)}, ikke ${count.toLocaleString('da-DK')}. Vælg alle igen.`)
  }
  return possible
}

function requireAll(chosen: string[], held: LockedCode[], why: (code: LockedCode) => string | null): void {
  const found = new Map(held.map((row) => [row.code, row]))
  const problems = chosen.flatMap((code) => {
    const row = found.get(code)
    const reason = row ? why(row) : 'kendes ikke'
    return reason ? [`${formatTextCode(code)} (${reason})`] : []
  })
  if (problems.length === 0) return
  const named = problems.slice(0, mostNamed).join(', ')
  const more = problems.length > mostNamed ? ` og ${problems.length - mostNamed} til` : ''
  throw refused(`Det er ikke muligt for ${named}${more}.`)
}

function refused(problem: string): DomainError {
  return new PackageError('CODES_NOT_CHANGED', { problem })
}

/** Shared by the commands that change chosen codes for a reason. */
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
 * Blocks or retires chosen codes and writes each one's history; blocked codes keep their former state for unblocking.
 * Throws CODES_NOT_CHANGED. Returns how many.
 */
export async function changeChosenCodes(
  context: RunContext,
  { chosen, reason, act }: Change,
): Promise<{ count: number }> {
  const held = await lockChosen(context.tx, chosen, act)
  const state = act === 'block' ? 'blocked' : 'retired'
  for (const [before, group] of byState(held)) {
    await context.tx.qrCode.updateMany({
      where: { id: { in: group.map(({ id }) => id) } },
      data: { state, stateBeforeBlock: act === 'block' ? before : null },
    })
  }
  const lines = held.map(({ id }) => ({ qrCodeId: id, reason }))
  await writeCodeEvents(context.tx, { kind: state, ...codeActor(context.actor) }, lines)
  context.about({ type: 'qr_codes', id: `${held.length}`, detail: { ...chosen, reason } })
  return { count: held.length }
}

function byState(codes: LockedCode[]): Map<QrCodeState, LockedCode[]> {
  const groups = new Map<QrCodeState, LockedCode[]>()
  for (const code of codes) groups.set(code.state, [...(groups.get(code.state) ?? []), code])
  return groups
}
