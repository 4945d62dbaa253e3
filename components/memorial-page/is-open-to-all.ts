import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { isOpenPage } from '@/lib/shared/open-page'

/** Whether the address alone opens the page. If not, the page offers no sharing. */
export function isOpenToAll({
  state,
  isMembersOnly,
  isHidden,
}: Pick<MemorialPageView, 'state' | 'isMembersOnly' | 'isHidden'>): boolean {
  return !isHidden && isOpenPage({ state, visibility: isMembersOnly ? 'members' : 'unlisted', hiddenAt: null })
}
