import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { readMade } from '@/lib/domain/made-works/made-row'
import { type Database, db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import { wholeAddress } from '@/lib/server/whole-address'
import type { SignedIn } from '@/lib/shared/actor'
import { toOere } from '@/lib/shared/money'
import { fullName } from '@/lib/shared/names'

export const madeWorkPersonalData = {
  // The names stay with the page's account of what was made, as the rows say.
  signedBy: {
    MadeWork: ['askedById', 'consentById', 'approvedById', 'withdrawnById'],
    ProviderCost: ['userId'],
  },
  about: aboutMade,
  leavePage: async ({ tx }, memorialId) => {
    await tx.providerCost.updateMany({ where: { memorialId }, data: { memorialId: null } })
  },
  tidy: async (now) => {
    await db.providerCost.deleteMany({ where: { createdAt: timeIsOver('providerCost', now) } })
  },
} satisfies PersonalData

const rowsAtATime = 100

/** For the data export: the whole account of the pages this account owns, and what it spent with providers. */
async function aboutMade(database: Database, { userId }: SignedIn) {
  const owned = await database.memorialMember.findMany({
    where: { userId, role: 'owner' },
    orderBy: { createdAt: 'asc' },
    select: { memorial: { select: { id: true, slug: true, firstName: true, middleName: true, lastName: true } } },
  })
  const madeWorks = []
  for (const { memorial } of owned) {
    const page = { name: fullName(memorial), address: wholeAddress(`/memorial/${memorial.slug}`) }
    let cursor: string | undefined
    do {
      const { items, nextCursor } = await readMade(memorial.id, { cursor, limit: rowsAtATime }, database)
      madeWorks.push(...items.map(({ purpose, ...work }) => ({ memorial: page, ...work, madeFor: purpose })))
      cursor = nextCursor ?? undefined
    } while (cursor)
  }
  const costs = await database.providerCost.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { provider: true, purpose: true, amountOere: true, createdAt: true },
  })
  const providerCosts = costs.map(({ purpose, amountOere, ...cost }) => ({
    ...cost,
    spentOn: purpose,
    costOere: toOere(amountOere),
  }))
  return { madeWorks, providerCosts }
}
