import 'server-only'
import type { Database, Prisma } from '@/lib/server/db'
import { fullName } from '@/lib/shared/names'

const columns = {
  id: true,
  slug: true,
  state: true,
  firstName: true,
  middleName: true,
  lastName: true,
  successor: { select: { name: true, email: true, userId: true, acceptedAt: true } },
  members: {
    select: { userId: true, role: true, user: { select: { fullName: true, email: true, disabledAt: true } } },
    orderBy: { createdAt: 'asc' },
  },
} satisfies Prisma.MemorialSelect

type Row = Prisma.MemorialGetPayload<{ select: typeof columns }>
/** A page of the account with its other members. */
export type OwnedPage = Omit<Row, 'firstName' | 'middleName' | 'lastName'> & { name: string }

/**
 * The pages this account owns, each of which needs a choice: a page has one owner (MemorialMember_one_owner). Ordered
 * by id, so that locking them one by one cannot deadlock.
 */
export async function listOwnedPages(database: Database, userId: string): Promise<OwnedPage[]> {
  const rows = await database.memorial.findMany({
    where: { members: { some: { userId, role: 'owner' } } },
    orderBy: { id: 'asc' },
    select: columns,
  })
  return rows.map(({ firstName, middleName, lastName, members, ...row }) => ({
    ...row,
    name: fullName({ firstName, middleName, lastName }),
    members: members.filter((member) => member.userId !== userId),
  }))
}
