import type { TreePersonView } from '@/lib/domain/family-tree/schema'

/** Where the page of a tree tells of them. */
export const UNJOINED_ANCHOR = 'ikke-knyttet'

/** A family of the tree that nobody of the page's person's is tied to. */
export type UnjoinedFamilyView = {
  id: string
  /** How many it has in all. */
  count: number
  /** At most 20 of them, the oldest first. */
  people: Pick<TreePersonView, 'id' | 'name' | 'lifespan'>[]
  /** Why it cannot be taken out as a whole: a page is about one of them, or there are too many. Null where it can. */
  staysFor: 'page' | 'size' | null
}

/** Those who are not joined to the page's person, a portion at a time, the largest families first. */
export type UnjoinedView = {
  /** Whom the page is about. */
  pagePerson: { id: string; name: string }
  /** All who are not joined, and their families. */
  peopleCount: number
  familyCount: number
  items: UnjoinedFamilyView[]
  nextCursor: string | null
}
