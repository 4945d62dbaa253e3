import 'server-only'
import { validate as isUuid } from 'uuid'
import { searchPatterns } from '@/lib/domain/account-desk/search-words'
import { db, Prisma } from '@/lib/server/db'

// From there on a search finds so much that going through the list in its order meets 25 of them at once.
const mostCollected = 5000

const searched = Prisma.sql`search_text(u."fullName" || ' ' || u."usernameKey" || ' ' || u."emailKey")`

/**
 * Accounts (as `u`) by parts of name, username and address; every word must be found in one of them. An account's id
 * finds that account alone. Answered from the index User_search.
 */
function accountSearch(search: string): Prisma.Sql {
  if (isUuid(search)) return Prisma.sql`u.id = ${search}::uuid`
  return Prisma.join(
    searchPatterns(search).map((pattern) => Prisma.sql`${searched} LIKE ${pattern}`),
    ' AND ',
  )
}

/** The ids of accounts that a search finds, at most `most` of them and in no order. */
export async function findAccountIds(search: string, most: number): Promise<string[]> {
  const rows = await db.$queryRaw<Array<{ id: string }>>`
    SELECT u.id FROM "User" u WHERE ${accountSearch(search)} LIMIT ${most}`
  return rows.map(({ id }) => id)
}

/**
 * The same as a condition of an ordered list. What is found is collected first: asked for both at once the database
 * guesses how often a word occurs, and goes through a million accounts in order for the one that is called so.
 */
export async function foundAccounts(search: string): Promise<Prisma.Sql> {
  const ids = await findAccountIds(search, mostCollected)
  return ids.length < mostCollected ? Prisma.sql`u.id = ANY(${ids}::uuid[])` : accountSearch(search)
}
