import 'server-only'
import { readChecks } from '@/lib/domain/family-tree/checks'
import type { UnjoinedFamilyView, UnjoinedView } from '@/lib/domain/family-tree/edit-views'
import { getTree, type TreeSubject, viewerOf } from '@/lib/domain/family-tree/find-tree'
import { livingSince } from '@/lib/domain/family-tree/living'
import { readPersonDetail } from '@/lib/domain/family-tree/person-detail'
import { isMaskedFor, nameOf, personColumns, personView, type TreeViewer } from '@/lib/domain/family-tree/person-row'
import { canEditTree } from '@/lib/domain/family-tree/policy'
import {
  FAMILY_REMOVED_LIMIT,
  pictureInput,
  searchInput,
  type TreePersonView,
  treeKeyInput,
  treePersonInput,
  unjoinedInput,
} from '@/lib/domain/family-tree/schema'
import { asSearched } from '@/lib/domain/family-tree/search-text'
import { comesAfter, type Family, keptFamilies, keptSkeleton, placeOf } from '@/lib/domain/family-tree/skeleton'
import { variantKey } from '@/lib/domain/pictures/picture-files'
import { anyone } from '@/lib/server/command'
import { cutPage } from '@/lib/server/cut-page'
import { db, Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { isOpenPage } from '@/lib/shared/open-page'

/** Everything about a person of a page's tree that the caller may see. */
export const getTreePerson = defineRead({
  name: 'family-tree.get-tree-person',
  session: 'optional',
  input: treePersonInput,
  load: ({ id }, actor) => getTree(actor, id),
  // Whoever sees the page sees its tree, with the living masked.
  authorize: anyone,
  run: (actor, { personId }, tree) => readPersonDetail(actor, tree, personId),
})

/** People of a page's tree by name and year, at most 20. Nobody is found whom the caller may not see. */
export const searchTree = defineRead({
  name: 'family-tree.search-tree',
  session: 'optional',
  input: searchInput,
  limits: (_, { address }) => [{ name: 'tree-search', key: address, points: 240, seconds: 600 }],
  load: ({ id }, actor) => getTree(actor, id),
  authorize: anyone,
  run: async (_, { q }, tree) => ({ people: await searchPeople(tree.treeId, q, viewerOf(tree)) }),
})

/** What is odd in a page's tree, for its editors. */
export const listChecks = defineRead({
  name: 'family-tree.list-checks',
  session: 'required',
  input: treeKeyInput,
  load: ({ id }, actor) => getTree(actor, id),
  authorize: canEditTree,
  run: (_, __, tree) => readChecks(db, tree),
})

/** The families of a page's tree that its person is not related to, for its editors, ten at a time. */
export const listUnjoined = defineRead({
  name: 'family-tree.list-unjoined',
  session: 'required',
  input: unjoinedInput,
  load: ({ id }, actor) => getTree(actor, id),
  authorize: canEditTree,
  run: (_, { cursor }, tree) => readUnjoined(tree, cursor),
})

/**
 * The portrait of somebody in a page's tree whom the caller may see, at least `w` pixels wide where there is one so wide.
 * Browsers may keep it when everybody may see both the page and the person.
 */
export const getTreePicture = defineRead({
  name: 'family-tree.get-tree-picture',
  session: 'optional',
  input: pictureInput,
  load: async ({ id, pictureId }, actor) => {
    const page = await getTree(actor, id)
    const picture = await db.treeMedia.findFirst({
      where: { id: pictureId, treeId: page.treeId },
      select: pictureColumns,
    })
    const shown = picture?.people.filter((person) => !isMaskedFor(person, viewerOf(page))) ?? []
    if (!picture || shown.length === 0) throw new DomainError('NOT_FOUND')
    const isOpenPerson = shown.some((person) => !isMaskedFor(person, { ...viewerOf(page), isMember: false }))
    return { ...picture, isOpen: isOpenPage(page) && isOpenPerson }
  },
  // `load` already throws NOT_FOUND.
  authorize: anyone,
  run: (_actor, { w }, { id, storageKey, widths, isOpen }) => {
    const width = widths.find((candidate) => candidate >= w) ?? widths.at(-1)
    if (!width) throw new DomainError('NOT_FOUND')
    return { key: variantKey(storageKey, width), etag: `"${id}-${width}"`, isOpen }
  },
})

const pictureColumns = {
  id: true,
  storageKey: true,
  widths: true,
  people: {
    select: { isWithdrawn: true, isPrivate: true, diedYear: true, diedPlace: true, isDead: true, bornNoLater: true },
  },
} as const

const familiesPerPage = 10
const namedMost = 20

/** The families of a page's tree that its person is in no way related to, after the one at `cursor`. */
async function readUnjoined(tree: TreeSubject, cursor: string | undefined): Promise<UnjoinedView> {
  const { treeId, personId } = tree
  const pagePerson = await db.treePerson.findUniqueOrThrow({
    where: { id: personId },
    select: { id: true, givenNames: true, surname: true, birthSurname: true },
  })
  const families = keptFamilies(await keptSkeleton(treeId))
  const own = families.find(({ personIds }) => personIds.includes(personId))
  const unjoined = families.filter((family) => family !== own)
  const left = cursor ? unjoined.filter((family) => comesAfter(family, cursor)) : unjoined
  const { items, nextCursor } = cutPage(left, familiesPerPage, placeOf)
  return {
    pagePerson: { id: pagePerson.id, name: nameOf(pagePerson) },
    peopleCount: unjoined.reduce((sum, { personIds }) => sum + personIds.length, 0),
    familyCount: unjoined.length,
    items: await unjoinedViews(tree, items),
    nextCursor,
  }
}

async function unjoinedViews(tree: TreeSubject, families: readonly Family[]): Promise<UnjoinedFamilyView[]> {
  const ids = families.flatMap(({ personIds }) => personIds.slice(0, namedMost))
  const rows = await db.treePerson.findMany({
    where: { id: { in: ids } },
    orderBy: [{ bornYear: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    select: personColumns,
  })
  const pages = await db.treePage.findMany({ where: { treeId: tree.treeId }, select: { personId: true } })
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

const mostFound = 20
const mostWords = 6

/**
 * Those whose names hold every typed word, in any order; a year is one of birth or death. The best 20: names that begin
 * with what was typed, then those with words that begin so. Who is masked for the viewer is not found. Reads the names of
 * one tree: some 50 ms for 50,000 people.
 */
async function searchPeople(treeId: string, typed: string, viewer: TreeViewer): Promise<TreePersonView[]> {
  const words = asSearched(typed).split(' ').filter(Boolean).slice(0, mostWords)
  const names = words.filter((word) => !isYear(word))
  if (words.length === 0) return []
  const conditions = words.map((word) => (isYear(word) ? livedIn(Number(word)) : named(word)))
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT person.id FROM "TreePerson" person
    WHERE person."treeId" = ${treeId}::uuid AND (${shownCondition(viewer)}) AND ${Prisma.join(conditions, ' AND ')}
    ORDER BY ${rankOf(names)} DESC, person."searchText", person."bornYear" NULLS LAST, person.id
    LIMIT ${mostFound}`
  const ids = found.map(({ id }) => id)
  const rows = await db.treePerson.findMany({ where: { id: { in: ids } }, select: personColumns })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => personView(row, viewer))
}

const isYear = (word: string) => /^\d{3,4}$/.test(word)

const livedIn = (year: number) => Prisma.sql`(
  ${year} BETWEEN person."bornYear" AND coalesce(person."bornUntilYear", person."bornYear")
  OR ${year} BETWEEN person."diedYear" AND coalesce(person."diedUntilYear", person."diedYear"))`

const named = (word: string) => Prisma.sql`person."searchText" LIKE ${`%${literal(word)}%`}`

/** 2 for names that begin with all that was typed, 1 for those with every word at the beginning of one of theirs. */
function rankOf(names: readonly string[]): Prisma.Sql {
  // PostgreSQL reads a constant here as the number of a column.
  if (names.length === 0) return Prisma.sql`person."searchText" = ''`
  const atStart = names.map((word) => Prisma.sql`' ' || person."searchText" LIKE ${`% ${literal(word)}%`}`)
  return Prisma.sql`(person."searchText" LIKE ${`${literal(names.join(' '))}%`})::int
    + (${Prisma.join(atStart, ' AND ')})::int`
}

/** Without LIKE's wildcards. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/**
 * `isMaskedFor` the other way round, as a condition on rows of "TreePerson" named `person`: who this viewer may see.
 * living-condition.test.ts holds the two together.
 */
export function shownCondition({ isMember, now }: Pick<TreeViewer, 'isMember' | 'now'>): Prisma.Sql {
  if (isMember) return Prisma.sql`NOT person."isWithdrawn"`
  return Prisma.sql`NOT person."isWithdrawn" AND NOT person."isPrivate" AND (
    person."isDead" OR person."diedYear" IS NOT NULL OR person."bornNoLater" <= ${livingSince(now)}
  )`
}
