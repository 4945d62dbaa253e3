import 'server-only'
import { readCloseFamily } from '@/lib/domain/family-tree/close-family'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import { partnersOf } from '@/lib/domain/family-tree/partners'
import { isMaskedFor, personView, type TreeViewer } from '@/lib/domain/family-tree/person-row'
import type { Snapshot } from '@/lib/domain/reports/schema'
import type { Database } from '@/lib/server/db'

export type LoadedPerson = Pick<Snapshot, 'texts'> & { isWithdrawn: boolean }

/**
 * A person of a tree as this viewer may see them: names, years, and who is close, so that a masked one can be told from
 * another. Null for somebody who is not in the tree of the page.
 */
export async function loadTreePerson(
  database: Database,
  { treePersonId, memorialId }: { treePersonId: string; memorialId: string },
  viewer: TreeViewer,
): Promise<LoadedPerson | null> {
  const page = await database.treePage.findUnique({ where: { memorialId }, select: { treeId: true } })
  const own = await database.treePerson.findUnique({ where: { id: treePersonId }, select: { treeId: true } })
  if (!page || page.treeId !== own?.treeId) return null
  const { people, childIn, partnerIn } = await readCloseFamily(database, treePersonId)
  const row = people.get(treePersonId)
  if (!row) return null
  const namesOf = (ids: string[]) =>
    ids
      .flatMap((id) => {
        const relative = people.get(id)
        return relative && id !== treePersonId && !isMaskedFor(relative, viewer) ? [personView(relative, viewer)] : []
      })
      .map(({ name, lifespan }) => (lifespan ? `${name} (${lifespanWithin(lifespan)})` : name))
      .join(', ')
  const { name, lifespan } = personView(row, viewer)
  const said = {
    Navn: name,
    Årstal: lifespan,
    Forældre: namesOf(childIn.flatMap(partnersOf)),
    'Levede sammen med': namesOf(partnerIn.flatMap(partnersOf)),
    Børn: namesOf(partnerIn.flatMap(({ children }) => children.map(({ childId }) => childId))),
  }
  const texts = Object.entries(said).flatMap(([label, text]) => (text ? [{ label, text }] : []))
  return { texts, isWithdrawn: row.isWithdrawn }
}
