import 'server-only'
import { db, type Prisma } from '@/lib/server/db'
import { isUuid } from '@/lib/shared/is-uuid'

// Below that a part in the middle of a word has no entry in the index of trigrams; the beginning of a word has.
const shortestPart = 3
const mostWords = 6

/**
 * Accounts by parts of name, username and address; every word must be found in one of them. Answered from the index
 * User_search also among a million accounts. An account's id finds that account alone.
 */
export function accountSearch(search: string): Prisma.UserWhereInput {
  if (isUuid(search)) return { id: search }
  return { AND: wordsIn(search).map(withWord) }
}

/** The ids of the accounts that a search finds, the newest first and `most` of them. */
export async function findAccountIds(search: string, most: number): Promise<string[]> {
  const rows = await db.user.findMany({
    where: accountSearch(search),
    orderBy: { id: 'desc' },
    take: most,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** The words of a search with what LIKE would read as a sign of its own taken literally. */
export function wordsIn(search: string): string[] {
  return search
    .normalize('NFC')
    .split(/\s/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'))
}

/** How a word is looked for in a column: anywhere, or at the beginning of a word when it is too short for that. */
export function partOf(word: string): Prisma.StringFilter[] {
  const mode = 'insensitive' as const
  if (word.length >= shortestPart) return [{ contains: word, mode }]
  return [
    { startsWith: word, mode },
    { contains: ` ${word}`, mode },
  ]
}

function withWord(word: string): Prisma.UserWhereInput {
  const key = word.normalize('NFKC').toLowerCase()
  const ofKey = key.length >= shortestPart ? { contains: key } : { startsWith: key }
  return { OR: [{ usernameKey: ofKey }, { emailKey: ofKey }, ...partOf(word).map((fullName) => ({ fullName }))] }
}
