import 'server-only'
import { z } from 'zod'
import { readAgreements } from '@/lib/domain/resellers/agreements'
import { companyColumns } from '@/lib/domain/resellers/company-columns'
import { countCodesOf } from '@/lib/domain/resellers/count-codes'
import { countHandedOver } from '@/lib/domain/resellers/handed-over-months'
import type { HouseResellerView } from '@/lib/domain/resellers/house-schema'
import { orderColumns, orderView } from '@/lib/domain/resellers/order-row'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { anyone } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'

const columns = {
  id: true,
  ...companyColumns,
  status: true,
  suspendedReason: true,
  suspendedAt: true,
  approvedAt: true,
  members: {
    orderBy: [{ role: 'asc' as const }, { createdAt: 'asc' as const }],
    select: {
      userId: true,
      role: true,
      createdAt: true,
      user: { select: { fullName: true, username: true, email: true } },
    },
  },
  orders: { orderBy: { id: 'desc' as const }, take: 50, select: orderColumns },
  notes: {
    orderBy: { id: 'desc' as const },
    take: 100,
    select: { id: true, authorName: true, text: true, createdAt: true },
  },
  packages: {
    orderBy: { id: 'desc' as const },
    take: 25,
    select: { id: true, number: true, name: true, count: true, createdAt: true },
  },
} satisfies Prisma.ResellerSelect

const writtenId = z.object({ id: boundedText(100) })

/** A reseller with everything administrators see; null for an unknown id. */
export const findHouseReseller = defineRead({
  name: 'resellers.find-house-reseller',
  session: 'required',
  input: writtenId,
  authorize: canManageResellers,
  run: (_, { id }) => readReseller(id),
})

async function readReseller(id: string): Promise<HouseResellerView | null> {
  if (!z.uuid().safeParse(id).success) return null
  const row = await db.reseller.findUnique({ where: { id }, select: columns })
  if (!row) return null
  const { approvedAt, suspendedAt, members, orders, notes, packages, ...profile } = row
  const [codesOf, freeIn, invitations, months, agreements] = await Promise.all([
    countCodesOf([id]),
    countFree(packages.map((made) => made.id)),
    listInvitations(id),
    countHandedOver(id, new Date()),
    readAgreements(id),
  ])
  return {
    ...profile,
    since: formatDate(approvedAt),
    suspendedSince: suspendedAt && formatDate(suspendedAt),
    members: members.map(({ userId, role, createdAt, user }) => ({
      ...{ userId, role, ...user },
      since: formatDate(createdAt),
    })),
    invitations,
    packages: packages.map(({ createdAt, ...made }) => ({ ...made, free: freeIn(made.id), at: formatDate(createdAt) })),
    codes: codesOf(id),
    months,
    agreements,
    orders: orders.map(orderView),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, at: formatDateTime(createdAt) })),
  }
}

/** A reseller's name for administrators; null for other callers and unknown ids. */
export const findResellerName = defineRead({
  name: 'resellers.find-reseller-name',
  session: 'optional',
  input: writtenId,
  authorize: anyone,
  run: async (actor, { id }) => {
    if (!canManageResellers(actor) || !z.uuid().safeParse(id).success) return null
    const row = await db.reseller.findUnique({ where: { id }, select: { companyName: true } })
    return row?.companyName ?? null
  },
})

async function countFree(packageIds: string[]): Promise<(id: string) => number> {
  const groups = await db.qrCode.groupBy({
    by: ['packageId'],
    where: { packageId: { in: packageIds }, state: { in: ['produced', 'assigned', 'handed_over', 'released'] } },
    _count: { _all: true },
  })
  return (id) => groups.find(({ packageId }) => packageId === id)?._count._all ?? 0
}

async function listInvitations(resellerId: string): Promise<HouseResellerView['invitations']> {
  const rows = await db.accessToken.findMany({
    where: {
      ...{ resellerId, usedAt: null, expiresAt: { gt: new Date() }, email: { not: null } },
      kind: { in: ['reseller_setup', 'reseller_invitation'] },
    },
    orderBy: { createdAt: 'desc' },
    take: 20,
    select: { id: true, email: true, expiresAt: true },
  })
  return rows.map(({ id, email, expiresAt }) => ({ id, email: email ?? '', expires: formatDate(expiresAt) }))
}
