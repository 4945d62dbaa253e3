import { partnersOf } from '@/lib/domain/family-tree/partners'
import type { Siblinghood } from '@/lib/domain/family-tree/relation-copy'
import type { ChildKind } from '@/lib/domain/family-tree/schema'

type Family = {
  id: string
  partnerAId: string | null
  partnerBId: string | null
  children: readonly { childId: string }[]
}
type Link = { unionId: string; kind: ChildKind; parentIds: string[] }

const inOrder = ['full', 'half', 'foster', 'step'] as const satisfies readonly Siblinghood[]

/**
 * What the children of these couples, who are those of a person's parents, are to the person: full siblings first, foster
 * and step siblings last. Adopted children are their parents' own. Siblings share a couple, or both parents: a couple that
 * divorced and married again stands there twice. Half-siblings share one parent.
 */
export function siblingsOf<F extends Family>(
  personId: string,
  families: readonly F[],
  kindIn: (family: F, childId: string) => ChildKind,
): { id: string; siblinghood: Siblinghood }[] {
  const links = new Map<string, Link[]>()
  for (const family of families) {
    for (const { childId } of family.children) {
      const link = { unionId: family.id, kind: kindIn(family, childId), parentIds: partnersOf(family) }
      links.set(childId, [...(links.get(childId) ?? []), link])
    }
  }
  const own = links.get(personId) ?? []
  const found = [...links].flatMap(([id, theirs]) => {
    const siblinghood = id === personId ? null : between(own, theirs)
    return siblinghood ? [{ id, siblinghood }] : []
  })
  return inOrder.flatMap((siblinghood) => found.filter((sibling) => sibling.siblinghood === siblinghood))
}

function between(own: readonly Link[], theirs: readonly Link[]): Siblinghood | null {
  const pairs = own.flatMap((mine) => theirs.flatMap((other) => (isClose(mine, other) ? [[mine, other]] : [])))
  if (pairs.length === 0) return null
  const ofBoth = pairs.filter((pair) => pair.every(isOwn))
  if (ofBoth.some(([mine, other]) => mine?.unionId === other?.unionId)) return 'full'
  const shared = new Set(parentsOf(own).filter((parent) => parentsOf(theirs).includes(parent)))
  if (shared.size > 0) return shared.size > 1 ? 'full' : 'half'
  return pairs.flat().some(({ kind }) => kind === 'foster') ? 'foster' : 'step'
}

const isOwn = ({ kind }: Link) => kind !== 'foster' && kind !== 'step'

const parentsOf = (links: readonly Link[]) => links.filter(isOwn).flatMap(({ parentIds }) => parentIds)

function isClose(mine: Link, other: Link): boolean {
  return mine.unionId === other.unionId || mine.parentIds.some((parent) => other.parentIds.includes(parent))
}
