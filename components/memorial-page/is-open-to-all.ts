import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { isOpenPage } from '@/lib/domain/memorials/policy'

/** Whether its address opens the page for whoever gets it; if not, nobody is asked to pass it on. */
export function isOpenToAll({
  state,
  isMembersOnly,
  isHidden,
}: Pick<MemorialPageView, 'state' | 'isMembersOnly' | 'isHidden'>): boolean {
  return !isHidden && isOpenPage({ state, visibility: isMembersOnly ? 'members' : 'unlisted', hiddenAt: null })
}
