import 'server-only'
import { getTreeSummary } from '@/lib/domain/family-tree/edit-queries'
import { getTreePerson, listUnjoined, searchTree } from '@/lib/domain/family-tree/queries'
import { searchInput } from '@/lib/domain/family-tree/schema'
import { getDrawing, getPath } from '@/lib/domain/tree-drawing/queries'
import { readTreeAddress } from '@/lib/domain/tree-drawing/tree-address'
import { orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

/** All that the page of a tree shows at an address. `id` is the memorial's. */
export async function readTreePage(actor: Actor, id: string, query: PageQuery) {
  const shown = readTreeAddress((name) => textParam(query, name))
  const { centre, open, person, way } = shown
  const search = searchInput.safeParse({ id, q: textParam(query, 'q') })
  const [drawing, detail, wayBetween, found] = await Promise.all([
    getDrawing(actor, { id, open, ...(centre ? { centre } : {}) }),
    person ? orNull(getTreePerson(actor, { id, personId: person })) : null,
    way ? orNull(getPath(actor, { id, ...way })) : null,
    search.success ? searchTree(actor, search.data) : null,
  ])
  const { pagePersonId } = drawing
  const asksForWay = detail && !detail.person.isMasked && detail.person.id !== pagePersonId
  const personWay = asksForWay ? await orNull(getPath(actor, { id, from: detail.person.id, to: pagePersonId })) : null
  return {
    // A person who is gone has nothing to be opened.
    view: {
      initial: drawing,
      shown: { ...shown, person: detail && person },
      person: detail,
      personWay,
      way: wayBetween,
      editing: drawing.canEdit ? await readEditing(actor, id) : null,
    },
    search: found && search.data ? { words: search.data.q, people: found.people } : null,
  }
}

async function readEditing(actor: Actor, id: string) {
  const [unjoined, summary] = await Promise.all([listUnjoined(actor, { id }), getTreeSummary(actor, { id })])
  return summary && { unjoined, otherPages: summary.otherPages }
}
