import 'server-only'
import { shownCondition } from '@/lib/domain/family-tree/living-condition'
import { type PersonRow, personColumns, personView, type TreeViewer } from '@/lib/domain/family-tree/person-row'
import type { TreePersonView } from '@/lib/domain/family-tree/schema'
import { asSearched } from '@/lib/domain/family-tree/search-text'
import { type Database, db, Prisma } from '@/lib/server/db'

const mostFound = 20
const mostWords = 6

/**
 * Those whose names hold every typed word, in any order; a year is one of birth or death. The best 20: names that begin
 * with what was typed, then those with words that begin so. Who is masked for the viewer is not found. Reads the names of
 * one tree: some 50 ms for 50,000 people.
 */
export async function searchPeople(
  treeId: string,
  typed: string,
  viewer: TreeViewer,
  database: Database = db,
): Promise<TreePersonView[]> {
  const words = asSearched(typed).split(' ').filter(Boolean).slice(0, mostWords)
  const names = words.filter((word) => !isYear(word))
  if (words.length === 0) return []
  const conditions = words.map((word) => (isYear(word) ? livedIn(Number(word)) : named(word)))
  const found = await database.$queryRaw<{ id: string }[]>`
    SELECT person.id FROM "TreePerson" person
    WHERE person."treeId" = ${treeId}::uuid AND (${shownCondition(viewer)}) AND ${Prisma.join(conditions, ' AND ')}
    ORDER BY ${rankOf(names)} DESC, person."searchText", person."bornYear" NULLS LAST, person.id
    LIMIT ${mostFound}`
  const ids = found.map(({ id }) => id)
  const rows = await database.treePerson.findMany({ where: { id: { in: ids } }, select: personColumns })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids
    .map((id) => byId.get(id))
    .filter((row): row is PersonRow => row !== undefined)
    .map((row) => personView(row, viewer))
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
