/** What decides whether a memorial page is open. */
export type Openness = {
  state: 'draft' | 'published' | 'archived' | 'memorialised'
  visibility: 'public' | 'unlisted' | 'members'
  /** Set while the operator hides the page from visitors. */
  hiddenAt: Date | null
}

/** Open to everybody who has the address, so that its document is kept for all. */
export function isOpenPage(memorial: Openness): boolean {
  return memorial.hiddenAt === null && isOpenByFamily(memorial)
}

/** Open to everybody but for the operator's hiding. */
export function isOpenByFamily({ state, visibility }: Openness): boolean {
  return (state === 'published' || state === 'memorialised') && visibility !== 'members'
}
