/**
 * The query keys of a page's tree. All begin alike: an edit refreshes everything that is read of the tree by
 * `treeKeys.all`. `memorialId` is the page's id everywhere, never its address.
 */
export const treeKeys = {
  all: (memorialId: string) => ['tree', memorialId] as const,
  /** A drawing: around `centre`, or the page's person, with the opened branches as the address has them. */
  drawing: (memorialId: string, shown: { centre: string | null; open: string }) =>
    ['tree', memorialId, 'drawing', shown] as const,
  person: (memorialId: string, personId: string) => ['tree', memorialId, 'person', personId] as const,
  checks: (memorialId: string) => ['tree', memorialId, 'checks'] as const,
  unjoined: (memorialId: string) => ['tree', memorialId, 'unjoined'] as const,
  edits: (memorialId: string) => ['tree', memorialId, 'edits'] as const,
  search: (memorialId: string, words: string) => ['tree', memorialId, 'search', words] as const,
  path: (memorialId: string, from: string, to: string) => ['tree', memorialId, 'path', from, to] as const,
}

/** The address of a page's tree, and of what is below it. */
export const treeAddress = (memorialId: string, below = '') =>
  `/api/memorials/${encodeURIComponent(memorialId)}/tree${below}`
