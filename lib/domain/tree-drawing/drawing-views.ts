import type { NeighbourhoodView, TreePersonView } from '@/lib/domain/family-tree/schema'
import type { TreeLayout } from '@/lib/domain/tree-drawing/geometry'

/** The page a tree is seen from. */
export type TreeMemorial = { id: string; slug: string; name: string }

/** What a page's tree is to this viewer, whether or not there is one yet. */
export type TreeHeadView = {
  memorial: TreeMemorial
  hasTree: boolean
  /** Whether search engines may know of the page. */
  isListed: boolean
  canEdit: boolean
  isMember: boolean
}

/** A drawn part of a page's tree. */
export type DrawingView = {
  /** Of the tree; counted up by every edit. */
  revision: number
  memorial: TreeMemorial
  canEdit: boolean
  /** Members see the living. */
  isMember: boolean
  /** Whom the page is about. */
  pagePersonId: string
  /** Around whom it is drawn. */
  centreId: string
  neighbourhood: NeighbourhoodView
  layout: TreeLayout
}

/** The way between two people. */
export type PathView = {
  /** From one end to the other, both included; those this viewer may not see are masked. Empty without a way. */
  people: TreePersonView[]
  /** What each is to the one before: 'mor', 'søn', 'hustru'. One fewer than the people. */
  steps: string[]
  /** What the first is to the last: 'kusine'; null where language has no word, or there is no way. */
  kinship: string | null
  /** In short: 'Karen er Peters kusine.' */
  sentence: string
  /** From one to the next: 'Karen er datter af Bo, som er bror til Åse, som er mor til Peter.' Empty without a way. */
  words: string
}
