import 'server-only'
import { demoMailDomain, demoPassword, demoUsernameKeys } from '@/lib/domain/accounts/demo-accounts'
import { verifyPassword } from '@/lib/domain/accounts/password'
import { type Database, db } from '@/lib/server/db'

export type DemoAccount = { id: string; username: string; fullName: string }

const columns = { id: true, username: true, fullName: true } as const

/** Demo accounts that are not closed: by reserved name or address, or staff with the demo's public password. */
export async function listDemoAccounts(database: Database = db): Promise<DemoAccount[]> {
  const named = await database.user.findMany({
    where: {
      disabledAt: null,
      OR: [{ usernameKey: { in: demoUsernameKeys } }, { emailKey: { endsWith: demoMailDomain } }],
    },
    orderBy: { id: 'asc' },
    select: columns,
  })
  const staff = await database.user.findMany({
    where: { isAdmin: true, disabledAt: null, id: { notIn: named.map(({ id }) => id) } },
    orderBy: { id: 'asc' },
    select: { ...columns, passwordHash: true },
  })
  const open: DemoAccount[] = []
  for (const { passwordHash, ...account } of staff) {
    if (await verifyPassword(passwordHash, demoPassword)) open.push(account)
  }
  return [...named, ...open]
}

/** Throws StartRefused when open demo accounts exist: their password is public, so a real site must not start. */
export async function refuseDemoAccounts(): Promise<void> {
  const accounts = await listDemoAccounts()
  if (accounts.length === 0) return
  const error = new Error(
    [
      'Siden starter ikke: i databasen er der konti fra demonstrationen, og deres adgangskode kan alle læse.',
      ...accounts.map(({ username, fullName }) => `  - ${username} (${fullName})`),
      'Er der kun demonstrationen i databasen, så tøm den:            npm run admin -- remove-demo',
      'Er der også rigtige konti, så luk kun demonstrationens konti:  npm run admin -- close-demo',
      'Eller begynd forfra med en tom mappe (DATA_DIR) eller en tom database.',
    ].join('\n'),
  )
  error.name = 'StartRefused'
  throw error
}

/** Accounts that are not part of the demo: the first ten usernames, and the count of all. */
export async function listOthers(): Promise<{ usernames: string[]; count: number }> {
  const where = { NOT: { OR: [{ usernameKey: { in: demoUsernameKeys } }, { emailKey: { endsWith: demoMailDomain } }] } }
  const named = await db.user.findMany({ where, orderBy: { id: 'asc' }, take: 10, select: { username: true } })
  return { usernames: named.map(({ username }) => username), count: await db.user.count({ where }) }
}
