import 'server-only'
import { lockChosen, manyCodesMs } from '@/lib/domain/packages/chosen-codes'
import { PackageError } from '@/lib/domain/packages/errors'
import { forManagers } from '@/lib/domain/packages/policy'
import { type ChosenCodes, moveCodesInput } from '@/lib/domain/packages/schema'
import { giveCodes, type LockedCode, requireActiveReseller } from '@/lib/domain/packages/stock'
import { defineCommand, nothing } from '@/lib/server/command'
import type { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/**
 * Moves codes from any stock to another reseller or back to ours: chosen ones, all or none, or all that a search finds.
 * Found codes that are there already get no line of history. Throws CODES_NOT_CHANGED, and INVALID_INPUT for a reseller
 * who is not active.
 */
export const moveCodes = defineCommand({
  name: 'packages.move-codes',
  input: moveCodesInput,
  ...forManagers,
  confirms: true,
  timeoutMs: manyCodesMs,
  load: nothing,
  async run(context, { chosen, resellerId, reason }) {
    const reseller = resellerId ? await requireActiveReseller(context.tx, resellerId) : null
    const held = await lockChosen(context.tx, chosen, 'move')
    const away = held.filter((code) => (code.reseller?.id ?? null) !== resellerId)
    if (away.length === 0 || ('codes' in chosen && away.length < held.length)) throw thereAlready(chosen, held, away)
    await giveCodes(context, away, { reseller, kind: 'moved', reason })
    context.about({ type: 'reseller', id: resellerId ?? 'house', detail: { ...chosen, moved: away.length, reason } })
    return { count: away.length, reseller }
  },
})

function thereAlready(chosen: ChosenCodes, held: LockedCode[], away: LockedCode[]): DomainError {
  const [first] = held.filter((code) => !away.includes(code))
  const which = 'all' in chosen || !first ? 'Koderne' : formatTextCode(first.code)
  return new PackageError('CODES_NOT_CHANGED', { problem: `${which} ligger der allerede.` })
}
