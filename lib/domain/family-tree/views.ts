import type { TreeDate } from '@/lib/domain/family-tree/tree-date'

export const sexes = ['female', 'male', 'other', 'unknown'] as const
export type Sex = (typeof sexes)[number]

export const unionKinds = ['married', 'partners', 'unknown'] as const
export type UnionKind = (typeof unionKinds)[number]

export const unionEnds = ['divorced', 'separated'] as const
export type UnionEnd = (typeof unionEnds)[number]

export const childKinds = ['birth', 'adopted', 'foster', 'step', 'unknown'] as const
export type ChildKind = (typeof childKinds)[number]

/** An event of a life or a couple, as far as known. */
export type TreeEventView = { date: TreeDate | null; place: string | null }

/** A person as one viewer may see them. A masked one has a name that says so, and nothing else that is personal. */
export type TreePersonView = {
  id: string
  /** Not shown to this viewer: counts as living, or asked to be taken out. */
  isMasked: boolean
  /** 'Karen Margrethe Hansen', 'Uden navn', 'Nulevende'. */
  name: string
  /** 'født Nielsen', or null. */
  birthNameText: string | null
  /** '1842 – 1920', or ''. */
  lifespan: string
  sex: Sex
  /** Counts as living (lib/domain/family-tree/living.ts). */
  isLiving: boolean
  portraitUrl: string | null
  /** The person's own memorial, where this viewer may know of it: '/memorial/karen-hansen'. */
  memorialPath: string | null
}

/** A person in a view of a part of the tree. */
export type NeighbourView = TreePersonView & {
  /** Whether the tree has parents, or partners and children, that are not in the view. */
  more: { up: boolean; down: boolean }
}

export type UnionView = {
  id: string
  kind: UnionKind
  ended: UnionEnd | null
  /** Those in the view, none to two. */
  partnerIds: string[]
  /** 'gift 1962 i Trans Kirke', or null; null also where a partner is masked. */
  marriedText: string | null
  /** Those in the view, in order. */
  children: { id: string; kind: ChildKind; twinGroup: number | null }[]
}

/** A part of a tree: those around one person, and the branches that were opened. */
export type NeighbourhoodView = {
  centreId: string
  people: NeighbourView[]
  unions: UnionView[]
  /** Whether it was cut at `neighbourhoodMost` people. */
  isCut: boolean
}

/** Whose parents, or partners and children, are shown beyond the first view. */
export type OpenedBranch = { personId: string; side: 'up' | 'down' }

/** The closest relatives of a page's person, as the page lists them. */
export type ExcerptView = { groups: ExcerptGroup[] }

export type ExcerptGroup = {
  relation: 'parent' | 'partner' | 'child' | 'sibling'
  /** Those this viewer may see by name. */
  people: Pick<TreePersonView, 'id' | 'name' | 'lifespan' | 'isLiving' | 'memorialPath'>[]
  /** How many more there are whom this viewer may not see. */
  maskedCount: number
  /** How many more there are than the page lists. */
  restCount: number
}
