import 'server-only'
import { z } from 'zod'
import { freeStates } from '@/lib/domain/qr-codes/policy'
import { readAgreements } from '@/lib/domain/resellers/agreements'
import {
  type AdminResellerView,
  type ResellerCounts,
  type ResellerFilter,
  type ResellerPage,
  type ResellerSort,
  type ResellerStatus,
  type ResellerSummary,
  resellerList,
  resellerListInput,
  resellerOrder,
} from '@/lib/domain/resellers/console-schema'
import { countCodesOf, countHandedOver } from '@/lib/domain/resellers/figures'
import { listOpenInvitations } from '@/lib/domain/resellers/invitations'
import { orderColumns, orderView } from '@/lib/domain/resellers/orders'
import { canManageResellers, forOperators } from '@/lib/domain/resellers/policy'
import { companyColumns, invoiceColumns } from '@/lib/domain/resellers/resellers'
import { resellerCsvColumns } from '@/lib/domain/resellers/resellers-csv'
import { passedOver } from '@/lib/domain/resellers/uninvoiced'
import { anyone } from '@/lib/server/command'
import { db, type Prisma } from '@/lib/server/db'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import { withinDays } from '@/lib/server/within-days'
import { formatDate, formatDateTime } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'

const perPage = 25

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

/** The resellers that match the filter, by name unless sorted otherwise. */
export const listResellers = defineRead({
  name: 'resellers.list-resellers',
  ...forOperators,
  input: resellerListInput,
  run: (_, filter) => readPage(filter, perPage),
})

/** The same as a CSV file. The download is logged. */
export const exportResellers = defineRead({
  name: 'resellers.export-resellers',
  ...forOperators,
  input: resellerListInput,
  // Names, addresses and numbers in bulk.
  confirms: () => true,
  run: async (actor, filter) => {
    const detail = { count: await db.reseller.count({ where: whereOf(filter), take: mostInFile }) }
    await recordLook(actor, 'resellers.save-resellers', { type: 'resellers', id: 'resellers', detail })
    return listFile({
      filename: resellerList.csv.filename,
      columns: resellerCsvColumns,
      readPage: (cursor, most) => readPage({ ...filter, cursor }, most),
    })
  },
})

const sorted = sortedRows<ResellerSort, Prisma.ResellerWhereInput, Prisma.ResellerOrderByWithRelationInput>('id', {
  name: { column: 'companyName', holds: 'text' },
  since: { column: 'approvedAt', holds: 'time' },
})

async function readPage(filter: ResellerFilter, most: number): Promise<ResellerPage> {
  const { after, orderBy, pageOf } = sorted(resellerOrder(filter), filter.cursor)
  const rows = await db.reseller.findMany({
    where: { AND: [whereOf(filter), after] },
    orderBy,
    take: most + 1,
    select: summaryColumns,
  })
  const page = pageOf(rows, most)
  return { items: await withCodes(page.rows), nextCursor: page.nextCursor }
}

/** How many resellers match each choice of status, under the rest of the filter. */
export const countResellers = defineRead({
  name: 'resellers.count-resellers',
  ...forOperators,
  input: resellerListInput,
  run: (_, filter) => countStates(filter),
})

async function countStates(filter: ResellerFilter): Promise<ResellerCounts> {
  const rest = { ...filter, status: undefined, mangler: undefined }
  const where = whereOf(rest)
  const groups = await db.reseller.groupBy({ by: ['status'], where, _count: { _all: true } })
  const of = (status: ResellerStatus) => groups.find((group) => group.status === status)?._count._all ?? 0
  const uninvoiced = await db.reseller.count({ where: whereOf({ ...rest, mangler: 'faktura' }) })
  return { active: of('active'), suspended: of('suspended'), uninvoiced }
}

function whereOf({ search, status, mangler, ...period }: ResellerFilter): Prisma.ResellerWhereInput {
  const word = { contains: search, mode: 'insensitive' as const }
  const digits = search.replace(/\s/g, '')
  return {
    ...withinDays('approvedAt', period),
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
  ...forOperators,
  input: writtenId,
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
    listOpenInvitations(id, { kinds: ['reseller_setup', 'reseller_invitation'], take: 20 }),
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
    where: { packageId: { in: packageIds }, state: { in: [...freeStates] } },
    _count: { _all: true },
  })
  return (id) => groups.find(({ packageId }) => packageId === id)?._count._all ?? 0
}
