import 'server-only'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { askedCopy, copyReader } from '@/lib/domain/memorial-page/static/asked-queries'
import { currentActor } from '@/lib/server/actor'
import type { Actor } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

/** Whom the page is rendered for: the caller, or the process itself for a static copy. */
export async function pageReader(): Promise<Actor> {
  return askedCopy() ? copyReader : currentActor()
}

/** The memorial page at an address as the actor sees it, with the list page and album of the query. */
export function findPage(actor: Actor, id: string, query: PageQuery) {
  return getMemorialPage(actor, id, textParam(query, 'side'), textParam(query, 'album'))
}
