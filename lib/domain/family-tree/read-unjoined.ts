import 'server-only'
import { comesAfter, type Family, keptFamilies, placeOf } from '@/lib/domain/family-tree/families'
import { type TreeSubject, viewerOf } from '@/lib/domain/family-tree/find-tree'
import { nameOf, personColumns, personView } from '@/lib/domain/family-tree/person-row'
import { FAMILY_REMOVED_LIMIT } from '@/lib/domain/family-tree/schema'
import { keptSkeleton } from '@/lib/domain/family-tree/skeleton'
import type { UnjoinedFamilyView, UnjoinedView } from '@/lib/domain/family-tree/unjoined-views'
import type { Database } from '@/lib/server/db'

const familiesPerPage = 10
const namedMost = 20

/** The families of a page's tree that its person is in no way related to, after the one at `cursor`. */
export async function readUnjoined(
  database: Database,
  tree: TreeSubject,
  cursor: string | undefined,
): Promise<UnjoinedView> {
  const { treeId, personId } = tree
  const pagePerson = await database.treePerson.findUniqueOrThrow({
    where: { id: personId },
    select: { id: true, givenNames: true, surname: true, birthSurname: true },
  })
  const families = keptFamilies(await keptSkeleton(database, treeId))
  const own = families.find(({ personIds }) => personIds.includes(personId))
  const unjoined = families.filter((family) => family !== own)
  const left = cursor ? unjoined.filter((family) => comesAfter(family, cursor)) : unjoined
  const shown = left.slice(0, familiesPerPage)
  const last = shown.at(-1)
  return {
    pagePerson: { id: pagePerson.id, name: nameOf(pagePerson) },
    peopleCount: unjoined.reduce((sum, { personIds }) => sum + personIds.length, 0),
    familyCount: unjoined.length,
    items: await viewsOf(database, tree, shown),
    nextCursor: left.length > familiesPerPage && last ? placeOf(last) : null,
  }
}

async function viewsOf(
  database: Database,
  tree: TreeSubject,
  families: readonly Family[],
): Promise<UnjoinedFamilyView[]> {
  const ids = families.flatMap(({ personIds }) => personIds.slice(0, namedMost))
  const rows = await database.treePerson.findMany({
    where: { id: { in: ids } },
    orderBy: [{ bornYear: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    select: personColumns,
  })
  const pages = await database.treePage.findMany({ where: { treeId: tree.treeId }, select: { personId: true } })
  const viewer = viewerOf(tree)
  return families.map(({ id, personIds }) => {
    const members = new Set(personIds)
    const hasPage = pages.some((page) => members.has(page.personId))
    return {
      id,
      count: personIds.length,
      people: rows
        .filter((row) => members.has(row.id))
        .map((row) => personView(row, viewer))
        .map((person) => ({ id: person.id, name: person.name, lifespan: person.lifespan })),
      staysFor: hasPage ? 'page' : personIds.length > FAMILY_REMOVED_LIMIT ? 'size' : null,
    }
  })
}
