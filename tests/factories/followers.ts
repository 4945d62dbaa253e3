import { randomUUID } from 'node:crypto'
import { db, type Prisma } from '@/lib/server/db'
import { emailKeyOf } from '@/lib/shared/identity-keys'

type Options = Partial<Omit<Prisma.FollowerUncheckedCreateInput, 'memorialId'>> & { memorial: { id: string } }

/** Has asked, but not confirmed, by default; any column can be given. */
export function createFollower({ memorial, ...columns }: Options) {
  const email = columns.email ?? `foelger-${randomUUID()}@eksempel.dk`
  return db.follower.create({ data: { memorialId: memorial.id, email, emailKey: emailKeyOf(email), ...columns } })
}
