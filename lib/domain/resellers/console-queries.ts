import 'server-only'
import { z } from 'zod'
import { readAgreements } from '@/lib/domain/resellers/agreements'
import {
  type AdminResellerView,
  type ResellerCounts,
  type ResellerFilter,
  type ResellerPage,
  type ResellerStatus,
  type ResellerSummary,
  resellerListInput,
} from '@/lib/domain/resellers/console-schema'
import { countCodesOf, countHandedOver } from '@/lib/domain/resellers/figures'
import { orderColumns, orderView } from '@/lib/domain/resellers/orders'
import { canManageResellers } from '@/lib/domain/resellers/policy'
import { companyColumns, invoiceColumns } from '@/lib/domain/resellers/resellers'
import { writeResellersCsv } from '@/lib/domain/resellers/resellers-csv'
import { passedOver } from '@/lib/domain/resellers/uninvoiced'
import { anyone } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { defineRead } from '@/lib/server/read'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'

const perPage = 25
// More than there are companies in the Danish trade.
const mostInExport = 5000

const summaryColumns = {
  id: true,
  companyName: true,
  cvr: true,
  postcode: true,
  city: true,
  contactName: true,
  email: true,
  phone: true,
  status: true,
  approvedAt: true,
} as const

/** The resellers that match the filter, by name. */
export const listResellers = defineRead({
  name: 'resellers.list-resellers',
  session: 'required',
  input: resellerListInput,
  authorize: canManageResellers,
  run: (_, filter) => readResellers(filter),
})

async function readResellers(filter: ResellerFilter): Promise<ResellerPage> {
  const { cursor } = filter
  const rows = await db.reseller.findMany({
    where: whereOf(filter),
    orderBy: [{ companyName: 'asc' }, { id: 'asc' }],
    // Resellers are never deleted, so the row of the cursor always exists.
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    take: perPage + 1,
    select: summaryColumns,
  })
  const items = await withCodes(rows.slice(0, perPage))
  return { items, nextCursor: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}

/** The resellers that match the filter as CSV, at most 5,000. */
export const exportResellers = defineRead({
  name: 'resellers.export-resellers',
  session: 'required',
  input: resellerListInput,
  authorize: canManageResellers,
  run: async (_, filter) => {
    const orderBy: Prisma.ResellerOrderByWithRelationInput[] = [{ companyName: 'asc' }, { id: 'asc' }]
    const rows = await db.reseller.findMany({
      where: whereOf(filter),
      orderBy,
      take: mostInExport,
      select: summaryColumns,
    })
    const body = writeResellersCsv(await withCodes(rows))
    return { body, contentType: 'text/csv; charset=utf-8', filename: 'forhandlere.csv' }
  },
})

/** How many resellers match each choice of status, under the rest of the filter. */
export const countResellers = defineRead({
  name: 'resellers.count-resellers',
  session: 'required',
  input: resellerListInput,
  authorize: canManageResellers,
  run: (_, filter) => countStates(filter),
})

async function countStates({ search }: ResellerFilter): Promise<ResellerCounts> {
  const where = whereOf({ search })
  const groups = await db.reseller.groupBy({ by: ['status'], where, _count: { _all: true } })
  const of = (status: ResellerStatus) => groups.find((group) => group.status === status)?._count._all ?? 0
  const uninvoiced = await db.reseller.count({ where: whereOf({ search, mangler: 'faktura' }) })
  return { active: of('active'), suspended: of('suspended'), uninvoiced }
}

function whereOf({ search, status, mangler }: ResellerFilter): Prisma.ResellerWhereInput {
  const word = { contains: search, mode: 'insensitive' as const }
  const digits = search.replace(/\s/g, '')
  return {
    ...(status ? { status } : {}),
    ...(mangler ? { orders: { some: passedOver(new Date()) } } : {}),
    ...(search
      ? {
          OR: [
            { companyName: word },
            { city: word },
            { contactName: word },
            ...(/^\d{2,8}$/.test(digits) ? [{ cvr: { startsWith: digits } }, { postcode: digits }] : []),
          ],
        }
      : {}),
  }
}

type SummaryRow = Prisma.ResellerGetPayload<{ select: typeof summaryColumns }>

async function withCodes(rows: SummaryRow[]): Promise<ResellerSummary[]> {
  const codesOf = await countCodesOf(rows.map(({ id }) => id))
  return rows.map(({ approvedAt, ...row }) => ({
    ...row,
    approvedAt: approvedAt.toISOString(),
    codes: codesOf(row.id),
  }))
}

const resellerColumns = {
  id: true,
  ...companyColumns,
  ...invoiceColumns,
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
export const findResellerForAdmins = defineRead({
  name: 'resellers.find-reseller-for-admins',
  session: 'required',
  input: writtenId,
  authorize: canManageResellers,
  run: (_, { id }) => readReseller(id),
})

async function readReseller(id: string): Promise<AdminResellerView | null> {
  if (!z.uuid().safeParse(id).success) return null
  const row = await db.reseller.findUnique({ where: { id }, select: resellerColumns })
  if (!row) return null
  const { approvedAt, suspendedAt, members, orders, notes, packages, ...profile } = row
  const [codesOf, freeIn, invitations, months, agreements] = await Promise.all([
    countCodesOf([id]),
    countFree(packages.map((made) => made.id)),
    listOpenInvitations(id),
    countHandedOver(id, new Date()),
    readAgreements(id),
  ])
  return {
    ...profile,
    approvedAt: approvedAt.toISOString(),
    suspendedSince: suspendedAt && formatDate(suspendedAt),
    members: members.map(({ userId, role, createdAt, user }) => ({
      userId,
      role,
      ...user,
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

async function listOpenInvitations(resellerId: string): Promise<AdminResellerView['invitations']> {
  const rows = await db.accessToken.findMany({
    where: {
      resellerId,
      usedAt: null,
      expiresAt: { gt: new Date() },
      email: { not: null },
      kind: { in: ['reseller_setup', 'reseller_invitation'] },
    },
    orderBy: { createdAt: 'desc' },
    take: 20,
    select: { id: true, email: true, expiresAt: true },
  })
  return rows.map(({ id, email, expiresAt }) => ({ id, email: email ?? '', expires: formatDate(expiresAt) }))
}
