import { randomUUID } from 'node:crypto'
import { db, type Prisma } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { browserDevice } from '@/tests/factories/push'

type Options = Partial<Omit<Prisma.FollowerUncheckedCreateInput, 'memorialId' | 'email'>> & {
  memorial: { id: string }
  email?: string
}

/** Has asked, but not confirmed, by default; any column can be given. */
export async function createFollower({ memorial, ...columns }: Options) {
  const email = columns.email ?? `foelger-${randomUUID()}@eksempel.dk`
  const data = { memorialId: memorial.id, email, emailKey: emailKeyOf(email), ...columns }
  return { ...(await db.follower.create({ data })), email }
}

/** A browser that follows the page by push. */
export async function createBrowserFollower({ memorial, confirmedAt = new Date() }: Options) {
  const device = browserDevice()
  const { endpoint, keys } = device.subscription
  const data = { memorialId: memorial.id, endpoint, ...keys, confirmedAt }
  return { ...(await db.follower.create({ data })), device }
}
