import 'server-only'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { leaveReseller } from '@/lib/domain/resellers/members'
import { companyColumns } from '@/lib/domain/resellers/resellers'
import { deleteOldPreparedPages } from '@/lib/domain/resellers/stock/prepared-pages'
import { type Database, db } from '@/lib/server/db'
import type { PersonalData } from '@/lib/server/personal-data'
import type { SignedIn } from '@/lib/shared/actor'

/** For the data export: the account's company, what it agreed to on the company's behalf, and its applications. */
export async function aboutReseller(database: Database, { userId }: SignedIn) {
  const reseller = await database.resellerMember.findUnique({
    where: { userId },
    select: {
      role: true,
      createdAt: true,
      reseller: { select: { companyName: true, cvr: true, approvedAt: true } },
    },
  })
  const onBehalf = await database.resellerAcceptance.findMany({
    where: { acceptedById: userId },
    select: { document: true, version: true, acceptedAt: true, reseller: { select: { companyName: true } } },
    orderBy: { acceptedAt: 'asc' },
  })
  const applications = await database.resellerApplication.findMany({
    where: { userId },
    select: {
      ...companyColumns,
      message: true,
      termsVersion: true,
      processorVersion: true,
      status: true,
      reason: true,
      createdAt: true,
    },
    orderBy: { id: 'asc' },
  })
  return {
    account: { reseller },
    acceptances: onBehalf.map(({ reseller: { companyName }, ...yes }) => ({ ...yes, onBehalfOf: companyName })),
    applications,
  }
}

export const resellerPersonalData = {
  signedBy: { ResellerNote: ['authorId'], ResellerApplication: ['decidedById'], ResellerAcceptance: ['acceptedById'] },
  forget: leaveReseller,
  about: aboutReseller,
  tidy: async (now) => {
    await db.resellerApplication.deleteMany({
      where: { status: 'rejected', decidedAt: timeIsOver('rejectedApplication', now) },
    })
    await deleteOldPreparedPages(now)
  },
} satisfies PersonalData
