import 'server-only'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import { numberUnions } from '@/lib/domain/family-tree/relations'
import type { TreeDraft } from '@/lib/domain/family-tree/tree-draft'

/** The year in which a couple began, as far as known: of the wedding, else of the oldest child's birth; or null. */
export async function beginningOf(draft: TreeDraft, unionId: string): Promise<number | null> {
  const { marriedYear } = await draft.union(unionId)
  if (marriedYear !== null) return marriedYear
  const born = (await draft.childrenOf(unionId)).filter(({ kind }) => kind === 'birth')
  await draft.holdPeople(born.map(({ childId }) => childId))
  const years: number[] = []
  for (const { childId } of born) {
    const { bornYear } = await draft.person(childId)
    if (bornYear !== null) years.push(bornYear)
  }
  return years.length > 0 ? Math.min(...years) : null
}

/**
 * Puts a couple in its place among those of each partner by the year in which it began, if that is news: `before` is what
 * was known of it. Where an editor has put couples in order, the others stay as they are.
 */
export async function placeByBeginning(draft: TreeDraft, unionId: string, before: number | null): Promise<void> {
  const begun = await beginningOf(draft, unionId)
  if (begun === null || begun === before) return
  for (const personId of partnersOf(await draft.union(unionId))) {
    const own = await draft.unionsOf(personId)
    const others = own.filter(({ id }) => id !== unionId)
    const at = own.findIndex(({ id }) => id === unionId)
    const moved = own[at]
    if (!moved || others.length === 0) continue
    const years: (number | null)[] = []
    for (const { id } of others) years.push(await beginningOf(draft, id))
    const fits = (year: number | null, index: number) => year === null || (index < at ? year <= begun : year >= begun)
    if (years.every(fits)) continue
    const later = years.findIndex((year) => year !== null && year > begun)
    numberUnions(draft, personId, others.toSpliced(later < 0 ? others.length : later, 0, moved))
  }
}
