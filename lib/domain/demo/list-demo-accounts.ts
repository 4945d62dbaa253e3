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
