import 'server-only'
import type { CodeSearch } from '@/lib/domain/packages/code-list-schema'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { requireReader } from '@/lib/domain/packages/queries'
import { type ActPlan, type CodeAct, type FoundCodesView, mostFoundCodes } from '@/lib/domain/packages/schema'
import { findSearched, type HeldCode, whyNot } from '@/lib/domain/packages/stock'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/**
 * What each act would do with all that a search finds, before anybody agrees to it.
 * Throws UNAUTHENTICATED, or FORBIDDEN for all but full administrators.
 */
export async function planActs(actor: Actor, search: CodeSearch): Promise<FoundCodesView> {
  requireReader(actor)
  if (!canManagePackages(actor)) throw new DomainError('FORBIDDEN')
  const found = await findSearched(db, search)
  const isMore = found.length > mostFoundCodes
  const planned = (act: CodeAct) => planOf(isMore ? [] : found, act)
  return {
    found: Math.min(found.length, mostFoundCodes),
    isMore,
    acts: { assign: planned('assign'), move: planned('move'), block: planned('block'), retire: planned('retire') },
  }
}

function planOf(found: HeldCode[], act: CodeAct): ActPlan {
  const reasons = new Map<string, number>()
  let [count, inUse] = [0, 0]
  for (const code of found) {
    const reason = whyNot[act](code)
    if (reason) {
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      continue
    }
    count++
    if (code.state === 'claimed' || code.state === 'linked') inUse++
  }
  const passedOver = [...reasons]
    .map(([reason, codes]) => ({ reason, count: codes }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason, 'da'))
  return { count, inUse, passedOver }
}
