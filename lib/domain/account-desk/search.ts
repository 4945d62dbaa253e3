import 'server-only'
import { validate as isUuid } from 'uuid'
import { db, Prisma } from '@/lib/server/db'
import { searchPatterns } from '@/lib/shared/search-patterns'

// Beyond this, so many accounts match that scanning the list in order finds 25 quickly.
const mostCollected = 5000

const searched = Prisma.sql`search_text(u."fullName" || ' ' || u."usernameKey" || ' ' || u."emailKey")`

/**
 * A condition on accounts (`u`): every word occurs in the name, username or address, or the search is the account's id.
 * Uses the index User_search.
 */
function accountSearch(search: string): Prisma.Sql {
  if (isUuid(search)) return Prisma.sql`u.id = ${search}::uuid`
  return Prisma.join(
    searchPatterns(search).map((like) => Prisma.sql`${searched} LIKE ${like}`),
    ' AND ',
  )
}

/** The ids of matching accounts, at most `most`, in no order. */
export async function findAccountIds(search: string, most: number): Promise<string[]> {
  const rows = await db.$queryRaw<Array<{ id: string }>>`
    SELECT u.id FROM "User" u WHERE ${accountSearch(search)} LIMIT ${most}`
  return rows.map(({ id }) => id)
}

/**
 * The search as a condition for an ordered list. Collects the ids first: with both in one query, PostgreSQL misjudges
 * how rare a word is and scans a million accounts in order for a single match.
 */
export async function foundAccounts(search: string): Promise<Prisma.Sql> {
  const ids = await findAccountIds(search, mostCollected)
  return ids.length < mostCollected ? Prisma.sql`u.id = ANY(${ids}::uuid[])` : accountSearch(search)
}
