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

/** The order that was made here, of those who are there now: new ones come last. */
export function orderKept(mine: readonly ChildLink[], now: readonly ChildLink[]): ChildLink[] {
  const isThere = (link: ChildLink) => now.some(({ childId }) => childId === link.childId)
  const isNew = (link: ChildLink) => !mine.some(({ childId }) => childId === link.childId)
  return [...mine.filter(isThere), ...now.filter(isNew)]
}
