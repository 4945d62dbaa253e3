import 'server-only'
import { z } from 'zod'
import { listAgreements } from '@/lib/domain/resellers/agreement-queries'
import { companyColumns } from '@/lib/domain/resellers/company-columns'
import { countCodesOf } from '@/lib/domain/resellers/count-codes'
import { countHandedOver } from '@/lib/domain/resellers/handed-over-months'
import type { HouseResellerView } from '@/lib/domain/resellers/house-schema'
import { orderColumns, orderView } from '@/lib/domain/resellers/order-queries'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { requireHouse } from '@/lib/domain/resellers/require-house'
import { db, type Prisma } from '@/lib/server/db'
import type { Actor } from '@/lib/shared/actor'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'

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

/** One reseller with all the house knows of it, or null when there is none by that id. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function findHouseReseller(actor: Actor, id: string): Promise<HouseResellerView | null> {
  requireHouse(actor)
  if (!z.uuid().safeParse(id).success) return null
  const row = await db.reseller.findUnique({ where: { id }, select: columns })
  if (!row) return null
  const { approvedAt, suspendedAt, members, orders, notes, packages, ...profile } = row
  const [codesOf, freeIn, invitations, months, agreements] = await Promise.all([
    countCodesOf([id]),
    countFree(packages.map((made) => made.id)),
    listInvitations(id),
    countHandedOver(id, new Date()),
    listAgreements(id),
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

/** What a reseller is called, for whoever works with all of them; null for everybody else, and when there is none. */
export async function findResellerName(actor: Actor, id: string): Promise<string | null> {
  if (!canManageResellers(actor) || !z.uuid().safeParse(id).success) return null
  const row = await db.reseller.findUnique({ where: { id }, select: { companyName: true } })
  return row?.companyName ?? null
}

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
