import 'server-only'
import { codesText } from '@/lib/domain/packages/copy'
import { type ChosenCodes, type CodeAct, mostFoundCodes } from '@/lib/domain/packages/schema'
import { findSearched, type HeldCode, holdCodes, whyNot } from '@/lib/domain/packages/stock'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { formatTextCode } from '@/lib/shared/qr-text-code'

const mostNamed = 10
/** As long as ten thousand codes may take on a busy machine. */
export const manyCodesMs = 60_000

/**
 * The codes that an act is about, held until the transaction ends. Codes chosen one by one are all there or none: throws
 * CODES_NOT_CHANGED with those that stand in the way. Of all that a search finds, those that the act is possible for,
 * exactly as many as the person agreed to: CODES_NOT_CHANGED with the present number otherwise.
 */
export async function holdChosen(tx: Transaction, chosen: ChosenCodes, act: CodeAct): Promise<HeldCode[]> {
  if ('codes' in chosen) {
    const held = await holdCodes(tx, chosen.codes)
    requireAll(chosen.codes, held, whyNot[act])
    return held
  }
  const { search, count } = chosen.all
  const found = await findSearched(tx, search, 'hold')
  if (found.length > mostFoundCodes) throw refused(`Der er mere end ${codesText(mostFoundCodes)}. Vælg færre.`)
  const possible = found.filter((code) => whyNot[act](code) === null)
  if (possible.length !== count) {
    throw refused(`Det gælder nu ${codesText(possible.length)}, ikke ${count.toLocaleString('da-DK')}. Vælg alle igen.`)
  }
  return possible
}

function requireAll(chosen: string[], held: HeldCode[], why: (code: HeldCode) => string | null): void {
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
  return new DomainError('CODES_NOT_CHANGED', { problem })
}
