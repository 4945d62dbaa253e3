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
