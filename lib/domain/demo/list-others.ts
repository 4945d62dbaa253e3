import 'server-only'
import { demoMailDomain, demoUsernameKeys } from '@/lib/domain/accounts/demo-accounts'
import { db } from '@/lib/server/db'

/** Accounts that are not part of the demo: the first ten usernames, and the count of all. */
export async function listOthers(): Promise<{ usernames: string[]; count: number }> {
  const where = { NOT: { OR: [{ usernameKey: { in: demoUsernameKeys } }, { emailKey: { endsWith: demoMailDomain } }] } }
  const named = await db.user.findMany({ where, orderBy: { id: 'asc' }, take: 10, select: { username: true } })
  return { usernames: named.map(({ username }) => username), count: await db.user.count({ where }) }
}
