import 'server-only'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { currentActor } from '@/lib/server/actor'

export type PageQuery = Record<string, string | string[] | undefined>

/** The memorial page at an address as the caller sees it, with the list page and album of the query. */
export async function findLivePage(id: string, { side, album }: PageQuery) {
  const asked = (value: PageQuery[string]) => (typeof value === 'string' ? value : undefined)
  return getMemorialPage(await currentActor(), id, asked(side), asked(album))
}
