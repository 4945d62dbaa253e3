import 'server-only'
import { type CodeSearch, codeSearchInput } from '@/lib/domain/packages/code-list-schema'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { type ActPlan, type CodeAct, type FoundCodesView, mostFoundCodes } from '@/lib/domain/packages/schema'
import { findSearched, type LockedCode, whyNot } from '@/lib/domain/packages/stock'
import { db } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'

/** What each act would do with all that a search finds, before anybody agrees to it. */
export const planActs = defineRead({
  name: 'packages.plan-acts',
  session: 'required',
  input: codeSearchInput,
  authorize: canManagePackages,
  run: (_, search) => readPlans(search),
})

async function readPlans(search: CodeSearch): Promise<FoundCodesView> {
  const found = await findSearched(db, search)
  const isMore = found.length > mostFoundCodes
  const planned = (act: CodeAct) => planOf(isMore ? [] : found, act)
  return {
    found: Math.min(found.length, mostFoundCodes),
    isMore,
    acts: { assign: planned('assign'), move: planned('move'), block: planned('block'), retire: planned('retire') },
  }
}

function planOf(found: LockedCode[], act: CodeAct): ActPlan {
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
