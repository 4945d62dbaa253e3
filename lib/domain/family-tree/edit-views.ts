import type { TreePersonView } from '@/lib/domain/family-tree/schema'

/** An edit of a tree, as the list of the latest shows it. */
export type TreeEditView = {
  id: string
  /** The command's verb, 'add-relative'. */
  kind: string
  /** Whom it was about: 'Karen Hansen'. */
  about: string
  /** Who made it; null when the account is gone. */
  who: string | null
  /** ISO 8601. */
  when: string
  isUndone: boolean
  /** The reader's own. */
  isMine: boolean
}

/** A tree that an editor can show on another page too, by a page of theirs that shows it. */
export type OwnTreeView = { memorialId: string; name: string }

/** A page's tree at a glance. */
export type TreeSummaryView = {
  people: number
  otherPages: OtherPagesView
}

/** The other pages that show the same tree, as this editor may know of them. */
export type OtherPagesView = {
  /** Whom those pages are about that the editor may see. */
  names: string[]
  /** How many more there are. */
  unnamedCount: number
}

export const checkKinds = [
  'born-after-death',
  'very-old',
  'young-parent',
  'old-parent',
  'born-after-parent',
  'young-marriage',
  'late-marriage',
  'close-siblings',
  'many-children',
  'page-differs',
  'death-unsure',
  'doubles',
] as const
export type CheckKind = (typeof checkKinds)[number]

/** Something in a tree that is hardly so, or that an editor may want to look at. */
export type CheckView = {
  /** What it is about, its dates included: when they change, it is another one. */
  key: string
  kind: CheckKind
  /** Whom it is about; the first is the one to correct first. */
  personIds: string[]
  sentence: string
  /** `impossible`: it cannot be so. `unlikely`: it happens. */
  severity: 'impossible' | 'unlikely'
}

export type ChecksView = {
  /** The first 200; those that cannot be so come first. */
  checks: CheckView[]
  count: number
  /** Those the editors have answered with 'Det passer', which can be opened again; the first 200. */
  accepted: CheckView[]
  acceptedCount: number
}

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
