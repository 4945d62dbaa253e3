import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { type Database, db, type Transaction } from '@/lib/server/db'
import type { Person, PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'
import { emailKeyOf } from '@/lib/shared/identity-keys'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

export const followerPersonalData = {
  about: aboutFollowing,
  forget: async (tx, { id }) => {
    await tx.follower.deleteMany({ where: { emailKey: { in: await provenKeys(tx, { id }) } } })
  },
  tidy: async (now) => {
    await db.follower.deleteMany({ where: { confirmedAt: null, askedAt: timeIsOver('unconfirmedFollower', now) } })
  },
} satisfies PersonalData

/** The account's address, if it is confirmed: whoever typed another's may neither see nor end what that one follows. */
async function provenKeys(database: Database | Transaction, { id }: Pick<Person, 'id'>): Promise<string[]> {
  const user = await database.user.findFirst({
    where: { id, emailConfirmedAt: { not: null } },
    select: { email: true },
  })
  return user ? [emailKeyOf(user.email)] : []
}

/** The pages that the account's address follows, without those that were closed since. */
async function aboutFollowing(database: Database, { userId: id }: SignedIn) {
  const rows = await database.follower.findMany({
    where: { confirmedAt: { not: null }, emailKey: { in: await provenKeys(database, { id }) } },
    orderBy: { id: 'asc' },
    select: {
      memorial: {
        select: {
          slug: true,
          firstName: true,
          middleName: true,
          lastName: true,
          state: true,
          visibility: true,
          hiddenAt: true,
        },
      },
    },
  })
  const open = rows.filter(({ memorial }) => isOpenPage(memorial))
  return { followedPages: open.map(({ memorial }) => ({ memorial: fullName(memorial), slug: memorial.slug })) }
}
