import type { CoupleView } from '@/lib/domain/family-tree/detail-views'

/** How a child belongs to a couple, and with whom it was born. */
export type ChildLink = NonNullable<CoupleView['childLinks']>[number]

/** Says that a child was born together with another one, or with nobody. */
export function bornWith(links: readonly ChildLink[], childId: string, otherId: string | null): ChildLink[] {
  if (otherId === null) return links.map((link) => (link.childId === childId ? { ...link, twinGroup: null } : link))
  const taken = links.map(({ twinGroup }) => twinGroup)
  const free = links.findIndex((_, index) => !taken.includes(index + 1)) + 1
  const group = links.find((link) => link.childId === otherId)?.twinGroup ?? free
  return links.map((link) => ([childId, otherId].includes(link.childId) ? { ...link, twinGroup: group } : link))
}

/** The first of those a child was born together with; null for nobody. */
export function twinOf(links: readonly ChildLink[], childId: string): string | null {
  const group = links.find((link) => link.childId === childId)?.twinGroup ?? null
  if (group === null) return null
  return links.find((link) => link.twinGroup === group && link.childId !== childId)?.childId ?? null
}

/** Those who are left when one was taken out, as they are stored then: nobody is a twin alone. */
export function withoutChild(links: readonly ChildLink[], gone: string): ChildLink[] {
  const left = links.filter(({ childId }) => childId !== gone)
  return left.map((link) => (twinOf(left, link.childId) === null ? { ...link, twinGroup: null } : link))
}

/** Of the same children: as the form was opened, as they are chosen in it, and as another editor has saved them since. */
type ThreeStates = { seen: readonly ChildLink[]; mine: readonly ChildLink[]; theirs: readonly ChildLink[] }

/**
 * Brings together what two made of the same children: mine where I changed something, theirs elsewhere. Those who came
 * meanwhile stand last, unless theirs is the order. `both`: in whom both chose how they belong, differently; there mine
 * stands.
 */
export function mergeChildren(states: ThreeStates): { links: ChildLink[]; both: string[] } {
  const { seen, theirs } = states
  const mine = states.mine.filter(({ childId }) => find(theirs, childId))
  const known = mine.map(({ childId }) => childId)
  const within = (links: readonly ChildLink[]) => links.filter(({ childId }) => known.includes(childId))
  const isOrdered = !isSame(idsOf(mine), idsOf(within(seen)))
  const hasTwins = !isSame(twinsOf(mine), twinsOf(within(seen)))
  const both: string[] = []
  const ordered = isOrdered ? [...mine, ...theirs.filter(({ childId }) => !known.includes(childId))] : theirs
  const links = ordered.map(({ childId }): ChildLink => {
    const [now, before, own] = [find(theirs, childId), find(seen, childId), find(mine, childId)]
    const twinGroup = (hasTwins ? own : now)?.twinGroup ?? null
    if (!now || !own) return { childId, kind: now?.kind ?? 'unknown', twinGroup }
    const isMine = own.kind !== before?.kind
    if (isMine && now.kind !== before?.kind && now.kind !== own.kind) both.push(childId)
    return { childId, kind: isMine ? own.kind : now.kind, twinGroup }
  })
  return { links, both }
}

const find = (links: readonly ChildLink[], id: string) => links.find(({ childId }) => childId === id)
const idsOf = (links: readonly ChildLink[]) => links.map(({ childId }) => childId)
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join()

/** Who is a twin of whom, whatever the groups are called and in whatever order they stand. */
const twinsOf = (links: readonly ChildLink[]) =>
  links
    .flatMap(({ childId, twinGroup }) =>
      twinGroup === null
        ? []
        : [
            idsOf(links.filter((link) => link.twinGroup === twinGroup))
              .sort()
              .join('+') + childId,
          ],
    )
    .sort()
